import './panel.css'
import { lazy, Suspense, useMemo } from 'react'
import type { PageView } from '../../node/edit/protocol.ts'
import { ProblemList } from '../parts/ProblemList.tsx'
import { setState, type Tab, tabs, useEditor } from '../site/store.ts'
import { fieldsOfPage } from './pageFields.ts'
import { SearchView } from './SearchView.tsx'
import { ShareView } from './ShareView.tsx'

/** The forms are most of the editor's code; the page is shown before they arrive. */
const FormsView = lazy(() => import('./FormsView.tsx').then(({ FormsView }) => ({ default: FormsView })))
const SectionView = lazy(() => import('./SectionView.tsx').then(({ SectionView }) => ({ default: SectionView })))
/** Most people never look at the file. */
const JsonView = lazy(() => import('./JsonView.tsx').then(({ JsonView }) => ({ default: JsonView })))
const FieldsForm = lazy(() => import('./FieldsForm.tsx').then(({ FieldsForm }) => ({ default: FieldsForm })))

const siteFields = ['company', 'notice', 'header', 'footer', 'theme', 'redirects', 'images', 'forms', 'kinds', 'domain']

const tellTemplate = (pages: number) =>
  pages === 1 ? 'Of its template' : `Of its template: what you change here changes on ${String(pages)} pages`

/** What cannot be typed on the page: the fields of the chosen section, of the page, and of the site. */
export function Panel() {
  const open = useEditor((state) => state.tab)
  const page = useEditor((state) => state.page)
  const problems = useEditor((state) => state.checked)?.problems ?? []
  const config = useEditor((state) => state.config)
  const files = [page?.source, page?.made?.facts]
  const count = problems.filter(({ file, severity }) => files.includes(file) && severity !== 'tip').length
  return (
    <>
      <Tabs open={open} problems={count} />
      <div role="tabpanel" id="panel" aria-labelledby={`tab-${open}`}>
        <Suspense fallback={<p className="hint">One moment …</p>}>
          {open === 'Section' && <SectionView />}
          {open === 'Page' && page && <PageFields page={page} />}
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

/** How far an arrow key leads along the tabs. */
const steps = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
])

/** @param props.problems how many there are of the page, beside what is only advice */
function Tabs({ open, problems }: { open: Tab; problems: number }) {
  const press = ({ key }: React.KeyboardEvent) => {
    const step = steps.get(key)
    if (step === undefined) return
    const next = tabs[(tabs.indexOf(open) + step + tabs.length) % tabs.length] ?? open
    setState({ tab: next })
    document.getElementById(`tab-${next}`)?.focus()
  }
  return (
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
          onClick={() => setState({ tab: name })}
          onKeyDown={press}
        >
          {name === 'Problems' && problems > 0 ? `${name} (${problems})` : name}
        </button>
      ))}
    </div>
  )
}

/** What a page says beside its sections; of one that a template makes, first the words of this page alone. */
function PageFields({ page }: { page: PageView }) {
  const names = fieldsOfPage(page.value).join()
  // The form is made anew where its list of fields is another one.
  const only = useMemo(() => names.split(','), [names])
  return (
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
      <FieldsForm key={page.source} file={page.source} path={[]} value={page.value} only={only} name="the page" />
    </>
  )
}
