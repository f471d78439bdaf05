// Two short sounds and two ways to vibrate, for those who want them: your turn, and a window opens.

import { settings } from "./settings.svelte";

export type Signal = "turn" | "window";

// Notes: pitch in hertz, and when each begins, in seconds.
const TUNES: Record<Signal, [pitch: number, at: number][]> = {
  turn: [[587, 0], [880, 0.11]],
  window: [[740, 0]],
};
const BUZZES: Record<Signal, number[]> = { turn: [60, 50, 60], window: [40] };
const LASTS = 0.28;
const LOUD = 0.16;
const SILENT = 0.0001;

let audio: AudioContext | null = null;

/** Let somebody hear or feel that he is asked. */
export function signal(kind: Signal): void {
  if (settings.sound) ring(kind);
  if (settings.vibration) navigator.vibrate?.(BUZZES[kind]);
}

function ring(kind: Signal): void {
  audio ??= new AudioContext();
  // A page that was not touched yet must be silent; browsers wake its sound with the first touch.
  if (audio.state === "suspended") void audio.resume().catch(() => null);
  for (const [pitch, at] of TUNES[kind]) strike(audio, pitch, audio.currentTime + at);
}

/** One struck note that dies away. */
function strike(context: AudioContext, pitch: number, at: number): void {
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(SILENT, at);
  volume.gain.exponentialRampToValueAtTime(LOUD, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(SILENT, at + LASTS);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + LASTS);
}
