// @vitest-environment jsdom
import { Island, mount } from 'virtual:ashlar/form/quote'
import { act, fireEvent } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { putOnPage } from '../../../sections/islandOnPage.tsx'
import {
  box,
  button,
  email,
  endpoint,
  fetchMock,
  fillIn,
  form,
  phone,
  setUpQuoteForm,
} from '../../../sections/quoteFormOnPage.tsx'

setUpQuoteForm()

const towson = { label: '(410) 555-0177', href: 'tel:+14105550177' }
const offices = [
  { key: 'main', when: { city: 'Baltimore' }, phone, endpoint },
  { key: 'towson', when: { city: 'Towson' }, phone: towson, endpoint: 'https://hooks.example/towson' },
]

test('a form follows the office that a visitor chooses: its number, its receiver', async () => {
  const { element } = putOnPage(
    <section>
      <div data-island="">
        <Island endpoint={endpoint} phone={phone} email={email} offices={offices} />
      </div>
      <p data-office="main">Main</p>
      <p data-office="towson">Towson</p>
    </section>,
  )
  const lines = () => [...element.querySelectorAll<HTMLElement>('[data-office]')].map(({ hidden }) => hidden)
  const island = element.querySelector('[data-island]') as HTMLElement
  let unmount = () => {}
  act(() => {
    unmount = mount(island)
  })
  expect(lines()).toEqual([false, false])
  fillIn()
  const [city = ''] = [...form().querySelectorAll('label')].flatMap(({ htmlFor, textContent }) =>
    htmlFor.endsWith('-city') ? [textContent] : [],
  )
  const choose = (value: string) => act(() => void fireEvent.change(box(city), { target: { value } }))
  choose('Towson')
  await expect.poll(() => form().dataset.tel).toBe(towson.href)
  expect(lines()).toEqual([true, false])
  fetchMock.mockResolvedValue(new Response(null, { status: 500 }))
  await userEvent.click(button())
  expect(fetchMock.mock.calls[0]?.[0]).toBe('https://hooks.example/towson')
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain(towson.label)
  choose('')
  await expect.poll(() => lines()).toEqual([false, false])
  expect(form().dataset.tel).toBe(phone.href)
  act(() => unmount())
})
