// How two pictures differ: how many pixels do, and by how much of 255 at most. Other sizes: all do.
async ([one, other]) => {
  const pixels = async (image) => {
    const bytes = Uint8Array.from(atob(image), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    canvas.drawImage(bitmap, 0, 0);
    return canvas.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [a, b] = [await pixels(one), await pixels(other)];
  if (a.width !== b.width || a.height !== b.height) return [a.width * a.height, 255];
  let [count, most] = [0, 0];
  for (let place = 0; place < a.data.length; place += 4) {
    const gap = Math.max(...[0, 1, 2].map((each) => Math.abs(a.data[place + each] - b.data[place + each])));
    if (gap) count += 1;
    most = Math.max(most, gap);
  }
  return [count, most];
};
