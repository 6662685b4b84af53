/** Whether a proportion such as `9:16` is higher than wide. */
export function isUpright(ratio: string): boolean {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return width < height
}
