/** The drawings that the builder includes, by the name that pages use. */
import type { ReactElement } from 'react'
import type { SceneName } from '../../../schemas/index.ts'
import { keyTag } from './artefacts/keyTag.tsx'
import { roadMap } from './artefacts/roadMap.tsx'
import { scopeSheet } from './artefacts/scopeSheet.tsx'
import { shiftLog } from './artefacts/shiftLog.tsx'
import { clipboard } from './clipboard.tsx'
import { commercialOfficeCleaning } from './commercialOfficeCleaning.tsx'
import { disinfection } from './disinfection.tsx'
import { floorCare } from './floorCare.tsx'
import { floorAfter, floorBefore } from './floorPair.tsx'
import { frontDesk } from './frontDesk.tsx'
import { government } from './government.tsx'
import { janitorialServices } from './janitorialServices.tsx'
import { carpet } from './materials/carpet.tsx'
import { polishedFloor } from './materials/polishedFloor.tsx'
import { tileAndGrout } from './materials/tileAndGrout.tsx'
import { vinylTile } from './materials/vinylTile.tsx'
import { woodFloor } from './materials/woodFloor.tsx'
import { medical } from './medical.tsx'
import { offices } from './offices.tsx'
import { directoryBoard } from './pages/directoryBoard.tsx'
import { doorstep } from './pages/doorstep.tsx'
import { fiveDoors } from './pages/fiveDoors.tsx'
import { letterSlot } from './pages/letterSlot.tsx'
import { marbleSteps } from './pages/marbleSteps.tsx'
import { notebook } from './pages/notebook.tsx'
import { routeVan } from './pages/routeVan.tsx'
import { supplyCloset } from './pages/supplyCloset.tsx'
import { wetFloorSign } from './pages/wetFloorSign.tsx'
import { postConstructionCleaning } from './postConstructionCleaning.tsx'
import { retail } from './retail.tsx'
import { rowhouses } from './rowhouses.tsx'
import { schoolsDaycare } from './schoolsDaycare.tsx'
import { skyline } from './skyline.tsx'

/**
 * The content of an `<svg viewBox="0 0 640 480">`, or a function that generates it from a word such as the name of a
 * town.
 */
export const scenes: { [S in SceneName]: ReactElement | ((seed: string) => ReactElement) } = {
  rowhouses,
  skyline,
  'janitorial-services': janitorialServices,
  'commercial-office-cleaning': commercialOfficeCleaning,
  disinfection,
  'floor-care': floorCare,
  'post-construction-cleaning': postConstructionCleaning,
  medical,
  offices,
  'schools-daycare': schoolsDaycare,
  retail,
  government,
  clipboard,
  'front-desk': frontDesk,
  doorstep,
  'wet-floor-sign': wetFloorSign,
  'marble-steps': marbleSteps,
  'supply-closet': supplyCloset,
  'floor-before': floorBefore,
  'floor-after': floorAfter,
  carpet,
  'vinyl-tile': vinylTile,
  'polished-floor': polishedFloor,
  'wood-floor': woodFloor,
  'tile-and-grout': tileAndGrout,
  'route-van': routeVan,
  'directory-board': directoryBoard,
  'letter-slot': letterSlot,
  notebook,
  'five-doors': fiveDoors,
  'shift-log': shiftLog,
  'key-tag': keyTag,
  'scope-sheet': scopeSheet,
  'road-map': roadMap,
}

/**
 * Returns the content of a scene's `<svg>`.
 *
 * @param seed the word from which a generated scene is derived
 */
export function drawScene(name: SceneName, seed: string): ReactElement {
  const scene = scenes[name]
  return typeof scene === 'function' ? scene(seed) : scene
}
