/** Loaded into a measured process and its children: each writes its resource usage to the folder BENCH_USAGE at exit. */
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const { BENCH_USAGE: folder } = process.env
if (folder && isMainThread)
  process.on('exit', () => writeFileSync(`${folder}/${process.pid}.json`, JSON.stringify(process.resourceUsage())))
