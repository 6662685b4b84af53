import './panel.css'
import { lazy, Suspense } from 'react'
import { ProblemList } from '../parts/ProblemList.tsx'
import { setState, type Tab, tabs, useEditor } from '../site/store.ts'
import { SearchView } from './SearchView.tsx'
import { ShareView } from './ShareView.tsx'

/** The forms are most of the editor's code; the page is shown before they arrive. */
const FormsView = lazy(() => import('./FormsView.tsx').then(({ FormsView }) => ({ default: FormsView })))
const SectionView = lazy(() => import('./SectionView.tsx').then(({ SectionView }) => ({ default: SectionView })))
/** Most people never look at the file. */
const JsonView = lazy(() => import('./JsonView.tsx').then(({ JsonView }) => ({ default: JsonView })))
const FieldsForm = lazy(() => import('./FieldsForm.tsx').then(({ FieldsForm }) => ({ default: FieldsForm })))

/** The fields that visitors see in search results and in lists, and those that are rarely changed. */
const pageFields = [
  'name',
  'title',
  'description',
  'card',
  'location',
  'image',
  'draft',
  'status',
  'order',
  'mentions',
  'allowSimilar',
  'note',
]
const siteFields = ['company', 'notice', 'header', 'footer', 'theme', 'redirects', 'images', 'forms', 'kinds', 'domain']

const tellTemplate = (pages: number) =>
  pages === 1 ? 'Of its template' : `Of its template: what you change here changes on ${String(pages)} pages`

/** What cannot be typed on the page: the fields of the chosen section, of the page, and of the site. */
export function Panel() {
  const open = useEditor((state) => state.tab)
  const setOpen = (tab: Tab) => setState({ tab })
  const page = useEditor((state) => state.page)
  const problems = useEditor((state) => state.checked)?.problems ?? []
  const files = [page?.source, page?.made?.facts]
  const count = problems.filter(({ file, severity }) => files.includes(file) && severity !== 'tip').length
  const config = useEditor((state) => state.config)
  const press = (event: React.KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (step === 0) return
    const next = tabs[(tabs.indexOf(open) + step + tabs.length) % tabs.length] ?? open
    setOpen(next)
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
    <>
      <div role="tablist" aria-label="Fields" className="tools tight">
        {tabs.map((name) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={open === name}
            aria-controls="panel"
            tabIndex={open === name ? 0 : -1}
            onClick={() => setOpen(name)}
            onKeyDown={press}
          >
            {name === 'Problems' && count > 0 ? `${name} (${count})` : name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="panel" aria-labelledby={`tab-${open}`}>
        <Suspense fallback={<p className="hint">One moment …</p>}>
          {open === 'Section' && <SectionView />}
          {open === 'Page' && page && (
            <>
              <SearchView page={page} />
              <ShareView page={page} />
              {page.made && (
                <>
                  <h2>Words of this page alone</h2>
                  <FieldsForm
                    key={page.made.facts}
                    file={page.made.facts}
                    path={['words']}
                    value={page.made.words}
                    name="the words of this page"
                    prefix="fact"
                  />
                  <h2>{tellTemplate(page.made.pages)}</h2>
                </>
              )}
              <FieldsForm
                key={page.source}
                file={page.source}
                path={[]}
                value={page.value}
                only={pageFields}
                name="the page"
              />
            </>
          )}
          {open === 'Site' && config && (
            <FieldsForm file={config.file} path={[]} value={config.value} only={siteFields} name="the site" />
          )}
          {open === 'Forms' && <FormsView />}
          {open === 'Problems' && <ProblemList />}
          {open === 'JSON' && page && <JsonView key={page.source} page={page} problems={problems} />}
        </Suspense>
      </div>
    </>
  )
}
