/**
 * Stand-ins for unwritten texts: whole texts, as website builders and their templates insert them, and as people type
 * them. A single word with a full stop may be intended.
 */

/** Names for a text with the words that editors add: `Your text`, `Sample description`. */
const named = [
  '(?:your |some |sample |example |dummy |placeholder )?(?:text|description|content|paragraph|caption|placeholder)(?: text)?',
  'your copy(?: text)?',
]

/** The parts of a page that are named where they are missing: `Subtitle goes here`, `Photo folgt`. */
const parts = {
  en: '(?:text|description|content|paragraph|caption|placeholder|copy|title|subtitle|heading|headline|subheading|tagline|slogan|bio|biography|quote|photo|picture|image)s?',
  de: '(?:text|inhalt|beschreibung|bildunterschrift|überschrift|untertitel|titel|slogan|foto|fotos|bild|bilder|zitat|lebenslauf)',
  fr: '(?:texte|contenu|description|légende|titre|sous-titre|slogan|photo|photos|image|images|citation|biographie|bio)',
  es: '(?:texto|contenido|descripción|leyenda|pie de foto|título|subtítulo|eslogan|foto|fotos|imagen|imágenes|biografía)',
}

/** What such a part belongs to: `Légende de l’image ici`. */
const things = {
  en: '(?:image|photo|picture|page|section|product|service|article|video|button|card)',
  de: '(?:bilds|bildes|fotos|seite|abschnitts|produkts|artikels)',
  fr: '(?:image|photo|page|section|produit|service|article|vidéo|bouton)',
  es: '(?:imagen|foto|página|sección|producto|servicio|artículo|vídeo|botón)',
}

const english = [
  'this is (?:a |some |just )?(?:placeholder|dummy|sample|test|text block|paragraph)(?: text)?',
  '(?:add|insert|write|type|enter) (?:your |a |some |the )?(?:text|description|content|copy|something|words?|caption)(?: (?:here|about[^.]{0,60}))?',
  '(?:click|tap|double click) (?:here )?to (?:edit|add|change)[^.]{0,60}',
  "i(?:['\u2019]m| am) (?:a )?(?:text block|paragraph)\\b.{0,160}",
  'edit (?:this|me)(?: text)?',
  `(?:your |a |some |the |sample |example |dummy )?(?:${things.en} )?${parts.en} (?:of the ${things.en} )?(?:goes |comes )?here`,
  `(?:${parts.en}|details|info|information|more) (?:to follow|to come|follows?|tba|tbd|pending)`,
  'to be (?:announced|added|written|confirmed|completed|continued)',
  'tb[acd]|n\\/a|none yet',
]

const german = [
  '(?:hier )?(?:steht|kommt) (?:ihr|dein|der|ein|noch ein) ?(?:text|inhalt)(?: hin| hierhin)?',
  `(?:(?:hier|neu)[ :]+){0,2}(?:bitte )?${parts.de} (?:hier )?(?:einfügen|eingeben|ergänzen|einsetzen)`,
  `(?:ihr |dein )?${parts.de}(?: (?:der|des) ${things.de})? hier|(?:ihr|dein) text`,
  `(?:${parts.de}|näheres|mehr) (?:folgt|folgen)(?: noch| in kürze)?`,
  '(?:noch )?(?:zu ergänzen|auszufüllen)|(?:wird|folgt) (?:noch )?(?:ergänzt|nachgereicht)',
  '(?:blindtext|beispieltext|mustertext|platzhalter(?:text)?|überschrift)(?:[ ,]+blindtext){0,20}',
]

const french = [
  `(?:votre |ton )?${parts.fr}(?: (?:de la |du |de l['\u2019])${things.fr})? ici|(?:votre|ton) texte`,
  '(?:ajoutez|insérez|écrivez|saisissez) (?:votre |du |le |un )?(?:texte|contenu|description)(?: ici)?',
  `${parts.fr} à (?:venir|compléter|écrire|rédiger|ajouter|insérer)`,
  'à (?:compléter|remplir|définir|préciser|rédiger|traduire|confirmer)',
  "(?:faux texte|texte d['\u2019]exemple)",
]

const spanish = [
  `(?:su |tu )?${parts.es}(?: (?:de la |del )${things.es})? aquí|(?:su|tu) texto`,
  '(?:añada|añade|agregue|agrega|inserte|inserta|escriba|escribe) (?:su |tu |el |un )?(?:texto|contenido)(?: aquí)?',
  '(?:por|para) (?:completar|rellenar|definir|redactar|traducir|confirmar)|pendiente de (?:completar|redactar|confirmar)',
  `${parts.es} (?:pendiente|por (?:venir|completar|escribir|redactar|añadir))|texto (?:de ejemplo|de prueba|de relleno)`,
]

/** What people type to fill a field. */
const typed = [
  'blah(?:[ ,]+blah)+',
  '(?:asdf|qwer|jkl)[a-z; ]{0,40}',
  'test(?:[ ,]+test)*(?: ?\\d{1,3})?|testing',
  'foo(?: bar)?(?: baz)?|abc|xyz',
]

const ofSoon = [
  '(?:more |details |info(?:rmation)? |page |content )?(?:is |are )?(?:coming|available|here) (?:very )?soon',
  '(?:this (?:page|section) is )?under construction',
  '(?:demnächst|in kürze|bald) (?:hier )?(?:mehr|verfügbar)',
  '(?:mehr|näheres) in kürze',
  'bientôt disponible|prochainement|en construction',
  'próximamente|en construcción',
]

const behind = '[\\s.!\u2026:]*$'

/** Filler, and promises of a later text. */
export const fillersIn = {
  text: new RegExp(
    `^(?:(?:${named.join('|')})$|(?:${[...english, ...german, ...french, ...spanish, ...typed].join('|')})${behind})`,
    'i',
  ),
  soon: new RegExp(`^(?:${ofSoon.join('|')})${behind}`, 'i'),
}
