/** The drawings that come with the site, by the name that pages use. */
import { createElement, type FunctionComponent, type ReactElement } from 'react'
import type { sceneNames } from '../../../schemas/parts/image.ts'
import { Clipboard } from './Clipboard.tsx'
import { CommercialOfficeCleaning } from './CommercialOfficeCleaning.tsx'
import { Disinfection } from './Disinfection.tsx'
import { Doorstep } from './Doorstep.tsx'
import { FloorCare } from './FloorCare.tsx'
import { FrontDesk } from './FrontDesk.tsx'
import { Government } from './Government.tsx'
import { JanitorialServices } from './JanitorialServices.tsx'
import type { GeneratedScene } from './kit.tsx'
import { Medical } from './Medical.tsx'
import { Offices } from './Offices.tsx'
import { PostConstructionCleaning } from './PostConstructionCleaning.tsx'
import { Retail } from './Retail.tsx'
import { Rowhouses } from './Rowhouses.tsx'
import { SchoolsDaycare } from './SchoolsDaycare.tsx'
import { skyline } from './Skyline.tsx'
import { WetFloorSign } from './WetFloorSign.tsx'

export type SceneName = (typeof sceneNames)[number]

/** Each draws what belongs inside an `<svg viewBox="0 0 640 480">`. */
export const scenes: { [S in SceneName]: FunctionComponent | GeneratedScene } = {
  rowhouses: Rowhouses,
  skyline,
  'janitorial-services': JanitorialServices,
  'commercial-office-cleaning': CommercialOfficeCleaning,
  disinfection: Disinfection,
  'floor-care': FloorCare,
  'post-construction-cleaning': PostConstructionCleaning,
  medical: Medical,
  offices: Offices,
  'schools-daycare': SchoolsDaycare,
  retail: Retail,
  government: Government,
  clipboard: Clipboard,
  'front-desk': FrontDesk,
  doorstep: Doorstep,
  'wet-floor-sign': WetFloorSign,
}

/** @param seed the word that a generated scene is made up from */
export function drawScene(name: SceneName, seed: string): ReactElement {
  const scene = scenes[name]
  return 'partsOf' in scene ? scene.draw(scene.partsOf(seed)) : createElement(scene)
}
