import type { Page } from '@playwright/test';
import type { Area } from './hand';

/** Red, green and blue, from 0 to 255. */
export type Color = readonly [number, number, number];

/** Returns the colours of a part of the window as it is drawn, in rows from top to bottom. */
export async function pixelsOf(page: Page, area: Area): Promise<readonly (readonly Color[])[]> {
  const [x, y] = [Math.floor(area.x), Math.floor(area.y)];
  const [width, height] = [Math.ceil(area.width), Math.ceil(area.height)];
  const picture = await page.screenshot({ clip: { x, y, width, height } });
  const data = await page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      return [...context.getImageData(0, 0, bitmap.width, bitmap.height).data];
    },
    [...picture],
  );
  const colorAt = (at: number): Color => [data[at]!, data[at + 1]!, data[at + 2]!];
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => colorAt((row * width + column) * 4)),
  );
}

/** Returns how far two colours are apart, from 0 to 255. */
export function distanceOf(a: Color, b: Color): number {
  return Math.max(...a.map((part, at) => Math.abs(part - b[at]!)));
}
