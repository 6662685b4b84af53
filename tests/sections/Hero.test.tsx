import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { SectionProps } from '../../src/content/model/pageModel.ts'
import { Hero } from '../../src/sections/Hero/Hero.tsx'

const drawHero = (props: Partial<SectionProps['hero']>) =>
  renderToStaticMarkup(
    <Hero size="page" tone="default" heading="Thank You" image={{ scene: 'doorstep', seed: '' }} {...props} />,
  )

describe('src/sections/Hero', () => {
  test('keeps the ground of the page above the footer, which is as dark as a dark look', () => {
    expect(drawHero({ alone: true })).toContain(' data-tone="default"')
    expect(drawHero({ alone: true, tone: 'alt' })).toContain(' data-tone="alt"')
    expect(drawHero({})).not.toContain('data-tone')
  })
})
