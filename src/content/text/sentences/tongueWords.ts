import { baseOf } from '../../model/languageCode.ts'
import { anyOf, anyWholeWord } from '../../wording/anyOf.ts'
/** The recognised languages, by language code. */
export const tongues = ['en', 'es', 'fr', 'de'] as const
export type Tongue = (typeof tongues)[number]

interface TongueWords {
  /** Small words that also occur in names, dishes and loan words: `Coffee to go`, `arroz con pollo`, `Chez Paul`. */
  weak: string
  /** Words that do not occur in texts of another language. */
  strong: string
  /** Words of menus, titles and dates that no other language borrows. */
  trade: string
  /** Word endings typical of the language; undefined if it has none. */
  ends?: RegExp
}

export const tongueWords: Readonly<Record<Tongue, TongueWords>> = {
  en: {
    weak: `the of to in on at for and or a an by up off out over under after now free one two all new no so also plus contact
      call view find book sin son par pour mars day start s t d m ll re ve don war hat am me he has her once come
      sale main but car or as on do sea red real`,
    strong: `is are be been was were with from this that these those its it they them their our us your you we he she who which
      what when where how why not if than then there here will would can could should have had does did into about before
      every each any some both more most other while because through until get see learn read choose send today and/or
      contact-us request my his submit enrol enroll subscribe apply donate`,
    trade: `hours prices pricing reviews answers appointment appointments booking closed years year days week month family
      customers people things thing ask meet tell works questions services guests number phone address birthday tuesday
      wednesday thursday saturday`,
  },
  es: {
    weak: `el la los las un una unos unas y e o u a en con de del al se lo le les mi tu si no me he has son once ver real sea`,
    strong: `que su sus es pero por para como cómo cuando cuándo donde dónde quien quién cual cuál este esta esto estos estas ese
      esa eso aquí nuestro nuestra nuestros nuestras usted ustedes ellos ellas nosotros está están estamos somos ser hay fue
      ha han hemos más muy también ya sin sobre hasta desde entre durante cada todo toda todos todas nos qué según antes
      después hoy mientras porque aunque siempre nunca hace hacer puede pueden tiene tienen tenemos llame llámenos lea leer
      vea pida pedir solicite solicitar contáctenos elija reserve conozca traiga venga escriba escríbanos hable pregunte
      envíe enviar sí otro otra otros otras mismo misma dos tres cuatro cinco seis siete ocho nueve diez cuánto
      cuánta cuesta puedo haga busque consiga guarde página doce veinte treinta cuarenta cincuenta sesenta ciento
      comprar descargar buscar volver aceptar suscribirse inscribirse registrarse`,
    trade: `servicios servicio oficina oficinas despacho abogados abogado inicio contacto preguntas frecuentes precios precio
      tarifas honorarios equipo empresa citas cita horario horarios dirección teléfono correo noticias novedades eventos
      trabajo empleo opiniones reseñas clientes inmigración familia familiar derecho testamentos consulta consultas
      presupuesto gratuito gratuita ubicación privacidad política aviso gracias lunes martes miércoles jueves viernes
      sábado domingo enero febrero abril junio julio agosto septiembre octubre noviembre diciembre año años día días hora
      horas semana limpieza salud`,
    ends: /(?:ción|ciones|amos|emos|imos|mente|idad|idades)$/,
  },
  fr: {
    weak: `le la les l un une des du de d au aux à et ou en y se s n c j m t qu ce sa son ses chez sans sous pas plus prix tout
      fait savoir voir avant par on or a as me main car sale me`,
    strong: `mais pour dans vers est sont être été cet cette ces il elle ils elles nous vous notre votre nos vos leur leurs
      qui dont où quand comme aussi très déjà toute tous toutes ne puis jusque jusqu depuis chaque entre après lui cela ça
      peut lire appelez contactez demandez réservez choisissez découvrez aujourd pendant alors toujours jamais ici faire
      faut avons avez ont êtes sommes deux trois quatre cinq sept huit neuf dix onze douze quinze vingt trente quarante
      cinquante soixante réserver venir combien envoyer inscrire acheter télécharger rechercher recevoir choisir valider
      obtenir`,
    trade: `services questions accueil équipe tarifs horaires nouvelles actualités emplois joindre soumission devis entreprise
      téléphone adresse courriel lundi mardi mercredi jeudi vendredi samedi dimanche janvier février avril juin juillet
      août septembre octobre novembre décembre année années jour jours heure heures semaine mois merci confidentialité
      politique santé`,
    ends: /(?:[^z]ez|ité|ités)$/,
  },
  de: {
    weak: `der die das den dem des ein eine und oder in im am an zu zum zur von vom mit auf bei beim so als es er war hat was
      will her man also`,
    strong: `für einen einem einer eines aber nach aus über unter vor hinter durch ohne gegen um ist sind sein wird werden wurde
      haben nicht kein keine sie wir ihr ihre ihren ihrem unser unsere unseren uns ich wer wann wo wie warum auch noch nur
      sehr mehr schon wenn weil dass damit alle jede jeder jeden jetzt hier heute anrufen lesen erfahren anfragen buchen
      bitte gerne zwei drei vier fünf sechs sieben acht neun zehn zwölf zwanzig dreißig vierzig fünfzig sechzig hundert
      senden absenden abschicken anmelden bestellen kaufen zurück vereinbaren`,
    trade: `leistungen preise öffnungszeiten startseite kontakt anfahrt termine termin bewertungen fragen antworten häufige
      datenschutz impressum neuigkeiten stellenangebote praxis kanzlei anwälte unternehmen jahre jahr tage uhr woche monat
      montag dienstag mittwoch donnerstag freitag samstag sonntag januar februar märz juni juli oktober dezember`,
    ends: /(?:ungen|ung|keit|heit|lichen?)$/,
  },
}

/** Phrases that texts of another language borrow, or that a page uses to address speakers of the other language. */
export const borrowed = new RegExp(
  `\\b${anyOf(
    // Food.
    '[aà] la (?:carte|mode|minute), table d.h[oô]te, cr[eè]me de la cr[eè]me, prix fixe, hors d.(?:œ|oe)uvres?, coq au vin',
    'al fresco, pico de gallo, au (?:gratin|jus|pair|lait), bon app[eé]tit, ma[iî]tre d.h[oô]tel, all you can eat, to go',
    // French phrases.
    'vis-[aà]-vis, joie de vivre, savoir[- ]faire, d[eé]j[aà] vu, je ne sais quoi, en (?:suite|route|masse|bloc)',
    'art de vivre, c.est la vie, rendez-vous',
    // Spanish, Latin and English phrases.
    'cinco de mayo, d[ií]a de los muertos, mi casa es (?:su|tu) casa, de facto',
    'know[- ]how, our lady, best of, to-do, do it yourself, what.s ?app',
  )}(?!\\p{L})`,
  'giu',
)

/** Names of languages with which a text addresses speakers of the other language: "Se habla español". */
export const namesOfTongues = anyWholeWord(
  'english, spanish, french, german',
  'español, inglés, francés, alemán, castellano',
  'français, anglais, espagnol, allemand',
  'deutsch, englisch, spanisch, französisch',
)

/** Returns the language of a tag such as `es-MX`, or undefined if it is not recognised. */
export const tongueOf = (tag: string): Tongue | undefined => tongues.find((tongue) => baseOf(tag) === tongue)
