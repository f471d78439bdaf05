import type { GameProps } from "../../contract";
import type { CashDesk } from "../desk/desk.svelte";
import type { CashView } from "../view";

export type TrayProps = GameProps<CashView, CashDesk>;
export type PartProps<P> = TrayProps & { part: P };
