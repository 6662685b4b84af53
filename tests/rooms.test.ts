import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { groupBy } from '../src/content/model/groupBy.ts'
import { rooms } from './rooms.ts'

interface Import {
  from: string
  to: string
  isType: boolean
}

const root = path.resolve(import.meta.dirname, '..')
const statement = /^(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?'([^']+)'|\bimport\('([^']+)'\)/gm

function importsOf(file: string): Import[] {
  const text = readFileSync(path.join(root, file), 'utf8')
  return [...text.matchAll(statement)].map(([whole, type, fixed, lazy]) => {
    const target = fixed ?? lazy ?? ''
    const inline = /\{([^}]*)\}/.exec(whole)?.[1]
    const onlyTypes = inline?.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type ')) ?? false
    const to = target.startsWith('.') ? path.posix.join(path.posix.dirname(file), target) : target
    return { from: file, to, isType: type !== undefined || onlyTypes }
  })
}

function filesOf(room: string): string[] {
  return readdirSync(path.join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
    .map((file) => path.posix.join(room, file.split(path.sep).join('/')))
}

const all = Object.keys(rooms).flatMap(filesOf).flatMap(importsOf)

/** Returns the chain of imports that makes a file of the room part of the site. */
function chainTo(file: string): string[] {
  const chain = [file]
  for (let next = all.find(({ to }) => to === file); next && !chain.includes(next.from); ) {
    chain.unshift(next.from)
    next = all.find(({ to }) => to === chain[0])
  }
  return chain
}

/** Returns the sub-room of a file: the first folder below the room, or `.` for a file at the room's root. */
function subRoom(room: string, file: string): string {
  const [first = '', ...rest] = file.slice(room.length).split('/')
  return rest.length > 0 ? first : '.'
}

/** Returns import cycles, types included: a chain from each file back to itself; each cycle once, by its first file. */
function findCircles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>()
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to])
  const circles: string[][] = []
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]) => {
    const at = way.indexOf(file)
    if (at >= 0) circles.push([...way.slice(at), file])
    if (at >= 0 || done.has(file)) return
    for (const to of targets.get(file) ?? []) visit(to, [...way, file])
    done.add(file)
  }
  for (const file of targets.keys()) visit(file, [])
  return circles
}

/** The innermost room: the table lists a nested room before the outer one. */
const roomOf = (file: string) => Object.keys(rooms).find((room) => file.startsWith(room))

const show = (chain: readonly string[], why: string) => `${chain.join('\n    -> ')} (${why})`

describe('src, schemas, scripts', () => {
  test.each(Object.entries(rooms))('%s imports what its table lists', (room, { may, types = [], packages }) => {
    const allows = ({ to, isType }: Import) =>
      [...may, ...packages, ...(isType ? types : [])].some((place) => to.startsWith(place))
    const broken = all
      .filter((found) => roomOf(found.from) === room && !allows(found))
      .map(({ from, to }) => show([...chainTo(from), to], `${room} may not import it`))
    expect(broken.join('\n')).toBe('')
  })

  const divided = Object.entries(rooms).flatMap(([room, { inside }]) => (inside ? [{ room, inside }] : []))

  test.each(divided)('the sub-rooms of $room import what their table lists', ({ room, inside }) => {
    const broken = all.flatMap(({ from, to }) => {
      if (!from.startsWith(room) || !to.startsWith(room)) return []
      const [own, other] = [subRoom(room, from), subRoom(room, to)]
      if (own === other || inside[own]?.includes(other)) return []
      return show([...chainTo(from), to], `${room}${own} may not import ${room}${other}`)
    })
    expect(broken.join('\n')).toBe('')
  })

  test.each(divided)('the table of $room names its sub-rooms, each below those that import it', ({ room, inside }) => {
    const names = Object.keys(inside)
    expect(names.toSorted()).toEqual([...new Set(filesOf(room).map((file) => subRoom(room, file)))].sort())
    const upward = names.flatMap((name, at) =>
      (inside[name] ?? []).filter((other) => !names.slice(0, at).includes(other)).map((other) => `${name} -> ${other}`),
    )
    expect(upward).toEqual([])
  })

  test('no file imports itself by way of others, types included', () => {
    expect(findCircles(all).map((circle) => show(circle, 'a circle'))).toEqual([])
  })

  test('no two files of src/content export a function or type of the same name', () => {
    const files = new Map<string, Set<string>>()
    for (const file of filesOf('src/content/')) {
      const text = readFileSync(path.join(root, file), 'utf8')
      const exported = text.matchAll(/^export (?:async )?(?:function\*?|const|let|class|interface|type) (\w+)/gm)
      for (const [, name = ''] of exported) files.set(name, (files.get(name) ?? new Set()).add(file))
    }
    const shared = [...files].filter(([, { size }]) => size > 1)
    expect(shared.map(([name, found]) => `${name}: ${[...found].join(', ')}`)).toEqual([])
    expect(files.size).toBeGreaterThan(500)
  })

  // More than two dozen files side by side hide a sub-room.
  test('no folder holds more than 24 files of code', () => {
    const files = new Set(Object.keys(rooms).flatMap(filesOf))
    const folders = groupBy([...files], (file) => path.posix.dirname(file))
    expect([...folders].filter(([, inside]) => inside.length > 24).map(([folder]) => folder)).toEqual([])
  })

  test('every import of the code is seen', () => {
    expect(all.length).toBeGreaterThan(1_000)
  })

  test('comments of the code name files that are there', () => {
    const files = ['src', 'schemas', 'scripts', 'tests'].flatMap(filesOf)
    const ends = new Set(files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))))
    const missing = files.flatMap((file) => {
      const comments = readFileSync(path.join(root, file), 'utf8').match(/(?:^|\s)(?:\/\/|\/?\*\*?) .*/gm) ?? []
      const named = comments.flatMap((comment) => comment.match(/(?<=`)[\w./-]+\.tsx?(?=`)/g) ?? [])
      return named.filter((name) => !ends.has(name)).map((name) => `${file}: ${name}`)
    })
    expect(missing).toEqual([])
  })

  test('the index of src/README.md names files and folders that are there', () => {
    const [, index = ''] = readFileSync(path.join(root, 'src/README.md'), 'utf8').split('## Index')
    const missing = index.split('\n').flatMap((line) => {
      const [, , places = ''] = line.split('|')
      let folder = ''
      return [...places.matchAll(/`([^`]+)`/g)].flatMap(([, place = '']) => {
        const name = place.includes('/') ? place : `${folder}/${place}`
        folder = name.slice(0, name.lastIndexOf('/'))
        return ['src', '.'].some((base) => existsSync(path.join(root, base, name))) ? [] : [name]
      })
    })
    expect(missing).toEqual([])
    expect(index.match(/^\| /gm)?.length).toBeGreaterThan(30)
  })
})
