import { readdirSync } from 'node:fs'
import path from 'node:path'
import { normalizePath } from 'vite'
import { addTo } from '../../../content/model/groupBy.ts'
import type { declared, StyleKind } from '../../../ui/theme/styles.ts'
import { type FontRole, rareParts } from '../../../ui/theme/theme.ts'
import { importSource } from '../importSource.ts'
import type { OwnCode } from '../ownCode.ts'
import { looks } from './looks.ts'
import { ownConstant, typeOfStyles } from './sectionSheets.ts'
import { className, type Naming, type Rules, shortNames, toNames, toStylesheet } from './toStylesheet.ts'

/** The sheets that make up the common rules: those before the first paint, those of rare parts, and the rest. */
export const sheets = ['critical', ...rareParts, 'styles'] as const
export type Sheet = (typeof sheets)[number]

/** The CSS of all style files, and the modules that replace these files. */
export interface LoadedStyles {
  sheets: Record<Sheet, string>
  /** The CSS of the builder's fonts. */
  fonts: { role: FontRole; css: string }[]
  /** CSS that is loaded later with its own module, by the name of the export. */
  late: ReadonlyMap<string, string>
  /** CSS of section types that few pages use, by type. In dev, the main sheet contains all of it. */
  sections: ReadonlyMap<string, string>
  /** CSS of parts that only some sites have, by the constant of their rules. */
  parts: ReadonlyMap<string, string>
  /** CSS of optional looks of the theme, by the constant of their rules. */
  looks: ReadonlyMap<string, Look>
  /** The module that replaces each style file, by its path. */
  modules: ReadonlyMap<string, string>
}

interface Look {
  css: string
  /** The sheet to add it to: a common sheet or a section type. */
  sheet: string
}

type Declared = typeof declared

/** The rules declared in `ui/theme/styles.ts`, and the exports of each style file by its number. */
interface StyleModules {
  declared: Declared
  [file: `m${number}`]: Record<string, Rules>
}

/**
 * The exports of a style file under names that are unique on the site: those of an own section type contain the type.
 */
interface StylesFile {
  file: string
  /** The original names, in the order of `exported`. */
  written: readonly string[]
  exported: Record<string, Rules>
}

interface Options {
  /** The absolute path of the folder with the code. */
  src: string
  /** The code of the site, whose section types can have styles. */
  own: OwnCode
  /** True for builds: names are short, and section types that few pages use get separate sheets. */
  short: boolean
}

/** The path of a file of the site as Vite writes it. */
export const placeOf = ({ home }: OwnCode, file: string) => normalizePath(path.join(home, file))

/**
 * Runs every `*.styles.ts` below `src`, and the `styles.ts` of each own section type.
 *
 * @param importLate returns the import statement that loads the late rules of an export, by its name
 */
export async function loadStyles(options: Options, importLate: (name: string) => string): Promise<LoadedStyles> {
  const { declared, files } = await runStyles(options)
  const kindOf = sortRules(declared, options.short)
  const naming = options.short ? shortNames(files.map(({ exported }) => withoutLooks(exported, kindOf))) : className
  const pick = (exported: Record<string, Rules>, kind: Kind) =>
    Object.fromEntries(Object.entries(exported).filter(([, rules]) => kindOf(rules) === kind))
  const all = (kind: Kind) => files.map(({ exported }) => pick(exported, kind))
  const modules = files.map(({ file, exported, written }) => {
    const late = Object.keys(pick(exported, 'late')).map(importLate)
    return [file, late.join('') + toNames(exported, naming, written)] as const
  })
  return {
    sheets: {
      critical: toStylesheet(declared.global, all('critical'), naming),
      crumbs: toStylesheet([], all('crumbs'), naming),
      home: toStylesheet([], all('home'), naming),
      proofs: toStylesheet([], all('proofs'), naming),
      stairs: toStylesheet([], all('stairs'), naming),
      styles: `${toStylesheet([], all('other'), naming)}\n@media print {${toStylesheet(declared.print, [])}}`,
    },
    fonts: declared.fonts.map(({ role, rules }) => ({ role, css: toStylesheet([rules], []) })),
    late: sheetByName(all('late'), naming),
    parts: sheetByName(all('part'), naming),
    looks: looksIn(files, kindOf, naming),
    sections: new Map(
      [...byType(all('section'))].map(([type, exported]) => [type, toStylesheet([], exported, naming)]),
    ),
    modules: new Map(modules),
  }
}

async function runStyles({ src, own }: Options): Promise<{ declared: Declared; files: StylesFile[] }> {
  const built = findStyles(src).map((file) => ({ file, rename: (name: string) => name }))
  const owned = own.sections.flatMap(({ type, styles }) =>
    styles ? [{ file: placeOf(own, styles), rename: (name: string) => ownConstant(type, name) }] : [],
  )
  const found = [...built, ...owned]
  const theme = JSON.stringify(normalizePath(path.join(src, 'ui/theme/styles.ts')))
  const code = [
    `export { declared } from ${theme}`,
    ...found.map(({ file }, index) => `export * as m${index} from ${JSON.stringify(file)}`),
  ]
  const styles = await importSource<StyleModules>({ code: code.join('\n'), folder: src })
  const files = found.map(({ file, rename }, index): StylesFile => {
    const rules = Object.entries({ ...styles[`m${index}`] })
    return {
      file,
      written: rules.map(([name]) => name),
      exported: Object.fromEntries(rules.map(([name, value]) => [rename(name), value])),
    }
  })
  return { declared: styles.declared, files }
}

type Kind = StyleKind | 'other'

/**
 * Returns the function that assigns rules to a sheet. In dev, the rules of rare parts load with the critical ones and
 * those of sections with all others.
 */
function sortRules({ kinds }: Declared, short: boolean): (rules: Rules) => Kind {
  return (rules) => {
    const kind = kinds.get(rules) ?? 'other'
    if (short) return kind
    if (kind === 'section') return 'other'
    return rareParts.some((part) => part === kind) ? 'critical' : kind
  }
}

const withoutLooks = (exported: Record<string, Rules>, kindOf: (rules: Rules) => Kind) =>
  Object.fromEntries(Object.entries(exported).filter(([, rules]) => kindOf(rules) !== 'look'))

/** The looks among the exports of all files. Each uses the class names of the constant that it modifies. */
function looksIn(files: readonly StylesFile[], kindOf: (rules: Rules) => Kind, naming: Naming): Map<string, Look> {
  const exported = new Map(files.flatMap((file) => Object.entries(file.exported)))
  const found = [...exported].filter(([, rules]) => kindOf(rules) === 'look')
  return new Map(
    found.map(([name, rules]) => {
      const base = looks[name]?.of ?? ''
      const styled = exported.get(base)
      if (!styled) throw new Error(`Bug in the builder: the look "${name}" is of no constant.`)
      return [name, { css: toStylesheet([], [{ [base]: rules }], naming), sheet: sheetOf(base, kindOf(styled)) }]
    }),
  )
}

/** The sheet that the rules of a constant are in. */
function sheetOf(constant: string, kind: Kind): string {
  if (kind === 'section') return typeOfStyles(constant)
  return sheets.find((sheet) => sheet === kind) ?? 'styles'
}

/** A separate sheet for each export, by its name. */
function sheetByName(modules: readonly Record<string, Rules>[], naming: Naming): Map<string, string> {
  const exported = modules.flatMap((rules) => Object.entries(rules))
  return new Map(exported.map(([name, rules]) => [name, toStylesheet([], [{ [name]: rules }], naming)]))
}

/** Groups rules by the section type that needs them. */
function byType(modules: readonly Record<string, Rules>[]) {
  const types = new Map<string, Record<string, Rules>[]>()
  for (const [name, rules] of modules.flatMap((exported) => Object.entries(exported))) {
    addTo(types, typeOfStyles(name), { [name]: rules })
  }
  return types
}

function findStyles(src: string): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.styles.ts'))
    .map((file) => normalizePath(path.join(src, file)))
    .sort()
}
