import './panel.css'
import { lazy, Suspense, useMemo } from 'react'
import type { PageView } from '../../node/edit/protocol.ts'
import { ProblemList } from '../parts/ProblemList.tsx'
import { setState, type Tab, tabs, useEditor } from '../site/store.ts'
import { fieldsOfPage } from './pageFields.ts'
import { SearchView } from './SearchView.tsx'
import { ShareView } from './ShareView.tsx'

/** The forms are most of the editor's code. Lazy loading shows the page before they arrive. */
const FormsView = lazy(() => import('./FormsView.tsx').then(({ FormsView }) => ({ default: FormsView })))
const SectionView = lazy(() => import('./SectionView.tsx').then(({ SectionView }) => ({ default: SectionView })))
/** Most people never open the JSON view. */
const JsonView = lazy(() => import('./JsonView.tsx').then(({ JsonView }) => ({ default: JsonView })))
const FieldsForm = lazy(() => import('./FieldsForm.tsx').then(({ FieldsForm }) => ({ default: FieldsForm })))

const siteFields = ['company', 'notice', 'header', 'footer', 'theme', 'redirects', 'images', 'forms', 'kinds', 'domain']

const tellTemplate = (pages: number) =>
  pages === 1 ? 'Of its template' : `Of its template: what you change here changes on ${String(pages)} pages`

/** Edits what cannot be typed on the page: the fields of the selected section, of the page and of the site. */
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

/** The number of tabs that an arrow key moves by. */
const steps = new Map([
  ['ArrowRight', 1],
  ['ArrowLeft', -1],
])

/** @param props.problems the number of problems of the page, without tips */
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

/** The fields of a page outside its sections. If a template makes the page, the words of this page come first. */
function PageFields({ page }: { page: PageView }) {
  const names = fieldsOfPage(page.value).join()
  // Creates a new form only if the list of fields changes.
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
