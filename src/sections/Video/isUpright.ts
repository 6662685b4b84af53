/** Whether an aspect ratio such as `9:16` is taller than wide. */
export function isUpright(ratio: string): boolean {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return width < height
}
