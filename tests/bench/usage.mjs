/** Loaded into a measured process and those that it starts: each says at its end what it used, in the folder BENCH_USAGE. */
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const { BENCH_USAGE: folder } = process.env
if (folder && isMainThread)
  process.on('exit', () => writeFileSync(`${folder}/${process.pid}.json`, JSON.stringify(process.resourceUsage())))
