import { expect } from 'playwright/test'
import type { Page as PageFile } from '../../../schemas/index.ts'
import { exampleBlock, examplePage, sectionFolders } from '../../schemas/sectionExamples.ts'
import { test } from './editor.ts'

/** The examples as pages; a hero provides the main heading that every page must have. */
const examples = Object.fromEntries(
  sectionFolders.map((type): [string, string] => {
    const page: PageFile = examplePage(type)
    const sections = type === 'hero' ? page.sections : [{ type: 'hero', heading: 'An Example' }, ...page.sections]
    return [`pages/examples/${type.toLowerCase()}.json`, JSON.stringify({ ...page, sections })]
  }),
)

/**
 * Shows each page as the editor does, and finds the element under a pointer at the centre of each text of its file. A
 * string, because tsx would add a helper to a function that the page does not have.
 */
const findUnclickable = `async (files) => {
  const headers = { 'content-type': 'application/json', 'x-ashlar-token': sessionStorage.getItem('ashlar-editor-key') }
  const frame = document.createElement('iframe')
  Object.assign(frame.style, { position: 'fixed', inset: '0', width: '1280px', height: '800px', background: '#fff' })
  document.body.append(frame)
  const missed = []
  let count = 0
  for (const file of files) {
    const response = await fetch('/_edit/api/page', { method: 'POST', headers, body: JSON.stringify({ file }) })
    const { page } = await response.json()
    if (!page.html) { missed.push(file + ' is not shown'); continue }
    const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }))
    // From the start, so that nothing is on its way to its place when it is looked at.
    frame.srcdoc = page.html.replace('<html', '<html data-editing')
    await loaded
    const shown = frame.contentDocument
    const sections = page.value.sections
    for (const at of Object.keys(page.texts)) {
      const [first, index, field, ...rest] = at.split('/')
      // What stands in the boxes of a form, or is chosen there, is a field of the panel.
      if (first !== 'sections' || sections[index].hidden || ['source', 'presets', 'frequencies'].includes(field)) continue
      // Of a list that finds no page nothing is shown, its heading included.
      if (page.value.sections[index].source && !shown.querySelector('[data-at="sections/' + index + '"]')) continue
      // The description of a photo is read aloud; a click on the photo leads to it.
      const places = [at, at.replace(/\\/alt$/, '')]
      const found = [...shown.querySelectorAll('[data-at], [data-names]')].filter((element) =>
        places.includes(element.dataset.at) || element.dataset.names?.split(' ').includes(at))
      // The words on the buttons of a list that has none yet.
      if (field === 'linkLabel' && found.length === 0) continue
      count++
      const isHit = found.some((element) => {
        if (!element.checkVisibility()) return false
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const [box] = element.getClientRects()
        if (!box) return false
        const under = shown.elementFromPoint(box.left + Math.min(box.width / 2, 200), box.top + box.height / 2)
        return element.contains(under) || under?.closest('[data-at]') === element || element.hasAttribute('data-names')
      })
      if (!isHit) missed.push(file + ' ' + at + ' ' + page.texts[at].text.slice(0, 40))
    }
  }
  return { missed, count }
}`

test.describe('editor: every text', { tag: '@long' }, () => {
  test.use({ files: { ...exampleBlock, ...examples } })

  test('of every shipped page and of every example lies under the pointer where it is shown', async ({ edited }) => {
    const { page } = edited
    const shipped = await page.locator('.pages .pick').count()
    expect(shipped).toBeGreaterThan(Object.keys(examples).length)
    const files = (await page.evaluate(`(async () => {
      const headers = { 'content-type': 'application/json', 'x-ashlar-token': sessionStorage.getItem('ashlar-editor-key') }
      const response = await fetch('/_edit/api/check', { method: 'POST', headers, body: '{}' })
      return (await response.json()).pages.map(({ file }) => file)
    })()`)) as string[]
    const { missed, count } = (await page.evaluate(`(${findUnclickable})(${JSON.stringify(files)})`)) as {
      missed: string[]
      count: number
    }
    expect(missed.join('\n')).toBe('')
    expect(count).toBeGreaterThan(500)
  })
})
