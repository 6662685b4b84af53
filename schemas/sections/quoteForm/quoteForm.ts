import { besideForm } from '../../parts/besideForm.ts'
import { common } from '../../parts/common.ts'
import { presets } from '../../parts/presets.ts'
import { sectionBranch } from '../../parts/sectionBranch.ts'
import { object } from '../../parts/typed.ts'

export const quoteForm = object('Quote form', 'The form with which a visitor requests a quote.', {
  properties: {
    ...common,
    presets,
    branch: sectionBranch,
    ...besideForm,
  },
})
