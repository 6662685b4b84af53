/** Loaded into a measured process: says at its end what it used, in the file that BENCH_USAGE names. */
import { writeFileSync } from 'node:fs'
import { isMainThread } from 'node:worker_threads'

const { BENCH_USAGE: file } = process.env
if (file && isMainThread) process.on('exit', () => writeFileSync(file, JSON.stringify(process.resourceUsage())))
