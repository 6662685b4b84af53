/** Returns the address in the embed code of other sites, `<iframe src="https://…">`, or undefined for other texts. */
export function frameAddress(code: string): string | undefined {
  const source = /^\s*<iframe\b[^>]{0,500}?\ssrc=["']([^"'\s]{1,2000})["']/i.exec(code)?.[1]
  return source?.replaceAll('&amp;', '&').replace(/^\/\//, 'https://')
}
