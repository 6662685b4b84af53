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
const siteFields = ['company', 'header', 'footer', 'theme', 'redirects', 'images', 'forms', 'kinds', 'domain']

/** What cannot be typed on the page: the fields of the chosen section, of the page, and of the site. */
export function Panel() {
  const open = useEditor((state) => state.tab)
  const setOpen = (tab: Tab) => setState({ tab })
  const page = useEditor((state) => state.page)
  const problems = useEditor((state) => state.checked)?.problems ?? []
  const count = problems.filter(({ file, severity }) => file === page?.file && severity !== 'tip').length
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
              <FieldsForm
                key={page.file}
                file={page.file}
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
          {open === 'JSON' && page && <JsonView key={page.file} page={page} problems={problems} />}
        </Suspense>
      </div>
    </>
  )
}
