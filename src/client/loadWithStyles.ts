/**
 * Loads code together with the stylesheets that belong to it. Takes the place of Vite's own helper in the built site,
 * which is 0.7 kB gzip larger, fetches one after the other, and gives the code up where a stylesheet cannot be had.
 *
 * @param sheets addresses relative to the folder of the site
 */
export async function loadWithStyles<Code>(load: () => Promise<Code>, sheets: string[] = []): Promise<Code> {
  const [code] = await Promise.all([load(), ...sheets.map(addSheet)])
  return code
}

function addSheet(path: string): Promise<unknown> | undefined {
  const href = import.meta.env.BASE_URL + path
  if (document.querySelector(`link[href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
  return new Promise((done) => {
    link.onload = done
    link.onerror = () => done(link.remove())
  })
}
