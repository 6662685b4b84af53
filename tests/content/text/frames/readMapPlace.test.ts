import { describe, expect, test } from 'vitest'
import { readMapPlace } from '../../../../src/content/text/frames/readMapPlace.ts'

const point = { latitude: 39.4, longitude: -76.6 }

describe('src/content/text/frames/readMapPlace', () => {
  test.each([
    ['https://maps.google.com/maps?q=Towson%2C+MD&output=embed', { words: 'Towson, MD' }],
    ['https://www.google.com/maps/embed/v1/place?key=x&q=Towson+MD', { words: 'Towson MD' }],
    ['https://www.google.com/maps/embed?pb=!1m18!2d-76.6!3d39.4!2sTowson%2C%20MD!5e0', { words: 'Towson, MD', point }],
    ['https://maps.google.com/maps?ll=39.4,-76.6&z=12&output=embed', { point }],
    ['https://www.google.com/maps/@39.4,-76.6,14z', { point }],
    ['https://maps.google.com/maps?q=39.4,-76.6&output=embed', { point }],
    ['https://maps.example.com/static?center=39.4,-76.6&zoom=9', { point }],
    ['https://maps.example.com/static?markers=color:red%7C39.4,-76.6', { point }],
    ['https://www.bing.com/maps/embed?cp=39.4~-76.6', { point }],
    ['https://umap.example.org/map#14/39.4/-76.6', { point }],
    [
      'https://www.openstreetmap.org/export/embed.html?bbox=-76.63%2C39.38%2C-76.57%2C39.42&layer=mapnik',
      { box: { west: -76.63, south: 39.38, east: -76.57, north: 39.42 } },
    ],
    ['https://maps.example.com/frame?id=12', {}],
    ['https://maps.example.com/frame?q=%E0%A4%A', {}],
  ])('reads %s', (address, expected) => {
    expect(readMapPlace(address)).toEqual(expected)
  })
})
