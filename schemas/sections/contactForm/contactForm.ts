import { besideForm } from '../../parts/besideForm.ts'
import { common } from '../../parts/common.ts'
import { presets } from '../../parts/presets.ts'
import { sectionBranch } from '../../parts/sectionBranch.ts'
import { object } from '../../parts/typed.ts'

export const contactForm = object('Contact form', 'The form with which a visitor sends a message.', {
  properties: { ...common, presets, branch: sectionBranch, ...besideForm },
})
