import type { Words } from './words.ts'

/** French sets a space that does not break before a colon. */
export const fr: Words = {
  shell: {
    skip: 'Aller au contenu',
    main: 'Navigation principale',
    menu: 'Menu',
    close: 'Fermer',
    contact: 'Contact',
    call: 'Appeler',
    breadcrumb: 'Fil d’Ariane',
    home: 'Accueil',
    careers: 'Emplois',
  },
  lists: {
    learnMore: 'En savoir plus',
    all: 'Tout voir\u00a0: {name}',
    page: 'Page {number}',
    pageOf: 'Page {number} sur {count}',
    previous: 'Page précédente',
    next: 'Page suivante',
    from: 'À partir de {name}',
  },
  details: {
    phone: 'Téléphone',
    email: 'Courriel',
    address: 'Adresse',
    hours: 'Horaires',
    pair: '{label}\u00a0: {value}',
  },
  map: {
    of: 'Carte\u00a0: {places}',
    more: { one: 'Carte\u00a0: {places} et {count} autre', other: 'Carte\u00a0: {places} et {count} autres' },
    drive: {
      one: 'Carte\u00a0: {places}, à {count} minute de {office}',
      other: 'Carte\u00a0: {places}, à {count} minutes de {office}',
    },
    ourOffice: 'nos bureaux',
    minutes: '{count} min',
    miles: { one: '{count} mille', other: '{count} milles' },
    kilometers: '{count} km',
    showDrawn: 'Afficher la carte dessinée',
    showStreets: 'Afficher le plan des rues',
    open: 'Ouvrir la carte dans une nouvelle fenêtre',
  },
  testimonials: {
    stars: {
      one: '{count} étoile sur 5',
      many: '{count} étoiles sur 5',
      other: '{count} étoiles sur 5',
    },
  },
  gallery: {
    before: 'Avant',
    after: 'Après',
    enlarge: 'Agrandir\u00a0: {picture}',
    close: 'Fermer l’image',
    previous: 'Image précédente',
    next: 'Image suivante',
    position: '{number} sur {count}',
  },
  media: {
    play: 'Lire la vidéo\u00a0: {title}',
    show: 'Afficher\u00a0: {title}',
    comesFrom: 'Le contenu vient de {host}, qui saura alors que vous êtes ici.',
    open: 'Ouvrir dans une nouvelle fenêtre\u00a0: {title}',
    published: 'Publié le {date}',
  },
  offers: {
    until: 'Jusqu’au {date}',
  },
  scope: {
    often: 'À quelle fréquence\u00a0: {task}',
    heading: 'Votre sélection',
    none: 'Rien n’est coché pour l’instant.',
    ticked: '{count} tâches sur {all}.',
    kept: 'Ce que vous cochez est ajouté aux notes de votre demande de devis et y reste jusqu’à l’envoi.',
    print: 'Imprimer la fiche',
    notes: 'Notes',
    signature: 'Date, nom et signature',
  },
}
