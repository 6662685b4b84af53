import { pageFile, problemsWith } from './tests/content/inMemory.ts'
import { formatProblems } from './src/content/formatProblems.ts'
const file='pages/services/trial.json'
const nested = (depth: number, open: string, close: string) => open.repeat(depth) + close.repeat(depth)
const cases: [string,string][] = [
 ['lists', nested(10_000, '[', ']')],['open','['.repeat(10_000)],['blocks','{"a":'.repeat(10_000)],
 ['field',pageFile([{ type: 'prose', body: 'x' }]).replace('"x"', nested(10_000, '[', ']'))],
 ['5mb',pageFile([{ type: 'prose', body: 'word '.repeat(1_000_000) }])],
 ['5mb unclosed',`{"a": "${'word '.repeat(1_000_000)}`],
 ['open links small',pageFile([{ type: 'prose', body: '[a]('.repeat(2_000) }])],
 ['brackets small',pageFile([{ type: 'prose', body: '['.repeat(2_000) }])],
 ['stars small',pageFile([{ type: 'prose', body: '*a '.repeat(2_000) }])],
 ['quotes small',`{"a": "${'"'.repeat(5_000)}`],
 ['backslash',pageFile([{ type: 'prose', body: `[a](/${'\\\\'.repeat(5_000)})` }])],
]
for (const [n,t] of cases){const s=performance.now();let c;try{const p=problemsWith({[file]:t});c=p.map(x=>x.code);formatProblems(p,{[file]:t})}catch(e){c=String(e).slice(0,200)};console.log(n,t.length,c,Math.round(performance.now()-s))}
