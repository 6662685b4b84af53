/** The address in the code that other sites give for a frame, `<iframe src="https://…">`; undefined for other texts. */
export function frameAddress(code: string): string | undefined {
  const source = /^\s*<iframe\b[^>]{0,500}?\ssrc=["']([^"'\s]{1,2000})["']/i.exec(code)?.[1]
  return source?.replaceAll('&amp;', '&').replace(/^\/\//, 'https://')
}
