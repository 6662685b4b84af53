import { readSources } from './src/build/readSources.ts'
import { createSource } from './src/content/source.ts'
import { readJson } from './src/content/readJson.ts'
import { checkPage, findPageMistakes } from './src/content/checkPage.ts'
import { findPageTexts } from './src/content/texts.ts'
import { compileSite } from './src/content/compileSite.ts'
const t=(n:string,f:()=>unknown)=>{const c=process.cpuUsage();const s=performance.now();const r=f();const u=process.cpuUsage(c);console.log(n,Math.round(performance.now()-s),'cpu',Math.round((u.user+u.system)/1000));return r as any}
const {sources,assets}=t('read',()=>readSources('/tmp/big'))
const ss=t('source',()=>Object.entries(sources).map(([f,x])=>createSource(f,x as string)))
const vals=t('json',()=>ss.map((s:any)=>readJson(s)))
t('parse only',()=>ss.map((s:any)=>JSON.parse(s.text)))
t('check',()=>ss.map((s:any,i:number)=>s.file==='site.config.json'?0:findPageMistakes(vals[i].value)))
t('texts',()=>ss.map((s:any,i:number)=>s.file==='site.config.json'?0:findPageTexts(vals[i].value)))
t('compile',()=>compileSite({sources,assets}))
