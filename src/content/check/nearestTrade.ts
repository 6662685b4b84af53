import { businessTypes } from '../../../schemas/parts/company/businessTypes.ts'

/** What people call their trade, in many spellings, with the business type that search engines know. */
const trades: readonly (readonly [names: RegExp, type: string])[] = [
  [/^(?:lawyers?|solicitors?|barristers?)$/, 'Attorney'],
  [/^(?:law(?:firm|office|practice)?|legal)$/, 'LegalService'],
  [/^(?:dental\w*|orthodontist|teeth)$/, 'Dentist'],
  [/^(?:doctors?|gp|generalpractice|surgery)$/, 'Physician'],
  [/^(?:clinic|medical|medicalpractice|healthcare)$/, 'MedicalClinic'],
  [/^(?:chemist|drugstore)$/, 'Pharmacy'],
  [/^(?:hairdresser|barber(?:shop)?|salon|hair)$/, 'HairSalon'],
  [/^(?:spa|wellness|massage)$/, 'DaySpa'],
  [/^(?:gym|fitness\w*|yoga\w*)$/, 'ExerciseGym'],
  [/^(?:bar|pub)$/, 'BarOrPub'],
  [/^(?:cafe|coffee(?:shop|house)?|tearoom)$/, 'CafeOrCoffeeShop'],
  [/^(?:bistro|diner|pizzeria|eatery|brasserie)$/, 'Restaurant'],
  [/^(?:bikes?|bicycles?|cycles?|cycling)(?:repairs?|workshop|dealer)?$/, 'BikeStore'],
  [/^(?:shop|retail|boutique)$/, 'Store'],
  [/^(?:supermarket|grocer)$/, 'GroceryStore'],
  [/^(?:bank|creditunion)$/, 'BankOrCreditUnion'],
  [/^(?:insurance|insurancebroker)$/, 'InsuranceAgency'],
  [/^(?:accountants?|bookkeep\w*|taxadvis\w*|cpa)$/, 'AccountingService'],
  [/^(?:garage|mechanic|carrepair)$/, 'AutoRepair'],
  [/^(?:hvac|heating|cooling|airconditioning|heatingandcooling)$/, 'HVACBusiness'],
  [/^(?:plumbing|plumbers)$/, 'Plumber'],
  [/^(?:roofers?|roofing)$/, 'RoofingContractor'],
  [/^(?:electrical|electricians)$/, 'Electrician'],
  [/^(?:builders?|construction|contractors?|remodel\w*)$/, 'GeneralContractor'],
  [/^(?:painters?|decorators?)$/, 'HousePainter'],
  [/^(?:movers?|moving|removals?)$/, 'MovingCompany'],
  [/^(?:realtor|realestate|estateagent|estateagency|propertyagent)$/, 'RealEstateAgent'],
  [/^(?:jewell?er\w*)$/, 'JewelryStore'],
  [/^(?:nursery|daycare|kindergarten|creche)$/, 'ChildCare'],
  [/^(?:laundry|drycleaners?|laundromat)$/, 'DryCleaningOrLaundry'],
  [/^(?:cinema|movies)$/, 'MovieTheater'],
  [
    /^(?:vets?|(?:clinique|clinica|cabinet|hospital)?veterina\w*|animal(?:clinic|hospital)|tier(?:arzt|klinik)\w*)$/,
    'VeterinaryCare',
  ],
  [/^(?:(?:medical|dental)?lab(?:oratory)?|labor)$/, 'DiagnosticLab'],
  [
    /^(?:(?:language|driving|music|dance|art|cooking)(?:school|academy)|(?:fahr|musik|sprach|tanz)schule|tutor\w*)$/,
    'EducationalOrganization',
  ],
  [/^(?:charity|nonprofit\w*|association|verein)$/, 'NGO'],
  [/^(?:inn|guesthouse)$/, 'BedAndBreakfast'],
]

/**
 * Returns the business type of a trade as its owner calls it: `law firm` -> `LegalService`. Returns undefined for other
 * words.
 */
export function nearestTrade(trade: string): string | undefined {
  const name = trade
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z]/g, '')
  const asStore = businessTypes.find((type) => type.toLowerCase() === name.replace(/shop$/, 'store'))
  return trades.find(([names]) => names.test(name))?.[1] ?? asStore
}
