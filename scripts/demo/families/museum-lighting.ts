import { LUMC } from '../text/bodies.ts'
import { after, move, say } from '../text/edit-text.ts'
import type { Family } from '../text/family.ts'

export const museumLighting: Family = {
  body: LUMC,
  family: 'LC 52',
  title: 'Museum lighting — Light on objects that fade',
  description: 'Limits of exposure to light for works of art and documents, and how to plan and measure it.',
  documentType: 'Recommended Practice',
  committees: ['LUMC/TC 3 (Museums and archives)'],
  ics: ['91.160.10', '97.200.10'],
  keywords: ['museum', 'illuminance', 'fading', 'lux hours', 'conservation'],
  collections: ['Lighting', 'Heritage'],
  taxonomy: ['Lighting/Indoor/Museums'],
  sectors: ['Culture'],
  topics: ['Conservation', 'Lighting'],
  text: `
# [scope] Scope
This practice helps those who show objects that light can harm. It gives limits for a year of exposure, says how to measure it and how to plan a room in which people see well all the same. Objects on loan may carry stricter limits of their lender.
# [groups] Groups of objects
Objects are sorted by how soon they change under light, as in {limits}. When the dyes are unknown, take the more sensitive group. An object that has faded already is not safer for it: what is left may be the part that fades first.
:: [limits] Limits of illuminance and yearly exposure
Group | Examples | Illuminance, lx | Exposure, lx h a year
4 High | Watercolours, silk, early colour prints | 50 | 15 000
3 Medium | Oil on canvas with lakes, undyed leather, wood | 75 | 150 000
2 Low | Fresco, bone, most oil paint | 200 | 600 000
1 None | Stone, metal, glass, ceramics | 500 | no limit
# [spectrum] Spectrum
Radiation below 400 nm shall not be more than 75 µW for each lumen. Daylight shall pass a filter; the filter is measured again every five years, since its coating ages.
# [planning] Planning a room
Begin with the most sensitive object and let the eye adapt: 50 lx look bright after a corridor of 20 lx and dark after a foyer of 500 lx. Contrast between an object and the wall behind it should be between 2 : 1 and 5 : 1. Keep lamps out of the sight of a child as well as of an adult.
!bars [doses] Days until a watercolour has had its year of light ; y=Days of 8 hours ; 50 lx 37.5 ; 75 lx 25 ; 150 lx 12.5 ; 300 lx 6.25
# [measuring] Measuring
Measure on the plane of the object, at its brightest point and at four corners, with a meter whose spectral mismatch is at most 6 %. Log it for a week in each season if daylight reaches the room.
# [record] Record of exposure
Keep a record of the lux hours of each object of groups 3 and 4. When the year's limit is reached the object rests in the dark, whatever the calendar of exhibitions says.
`,
  editions: [
    { date: '2004-09-12', status: 'Withdrawn Replaced', replacedBy: 'LC 52/2021', withdrawnDate: '2012-03-01' },
    {
      date: '2012-02-28',
      status: 'Historical',
      files: ['html'],
      changes: 'The limit for ultraviolet is lower, and LED sources have been taken into account.',
      edits: [
        say('shall not be more than 75 µW for each lumen', 'shall not be more than 30 µW for each lumen'),
        say('50 | 15 000', '50 | 25 000'),
        after(
          'spectrum',
          '# [led] LED sources\nFor LED sources state the share of radiation between 400 nm and 460 nm. Two sources of 3 000 K may differ in it by a factor of two, and so does the harm that they do to yellow dyes.',
        ),
      ],
    },
    {
      date: '2021-06-07',
      status: 'Active',
      files: ['pdf', 'html'],
      changes:
        'Yearly limits for the most sensitive group return to 15 000 lx h. The record of exposure comes before measuring. Colour rendering is asked for.',
      edits: [
        say('50 | 25 000', '50 | 15 000'),
        move('measuring', 'record'),
        say(
          'and so does the harm that they do to yellow dyes.',
          'and so does the harm that they do to yellow dyes. The colour rendering index shall be at least 90, with <i>R</i><sub>9</sub> of at least 50.',
        ),
      ],
    },
  ],
}

export const museumLightingFrench: Family = {
  ...museumLighting,
  language: 'fr',
  translationOf: 'LC 52/2021',
  title: 'Éclairage des musées — La lumière sur les objets qui se décolorent',
  titles: { en: 'Museum lighting — Light on objects that fade' },
  description:
    "Limites d'exposition à la lumière des œuvres d'art et des documents, avec la manière de la prévoir et de la mesurer.",
  keywords: ['musée', 'éclairement', 'décoloration', 'conservation'],
  text: `
# [scope] Domaine d'application
La présente recommandation aide ceux qui exposent des objets que la lumière peut altérer. Elle donne des limites pour une année d'exposition, dit comment la mesurer et comment concevoir une salle où le public voit bien malgré tout. Les objets prêtés peuvent porter les limites plus sévères du prêteur.
# [groups] Groupes d'objets
Les objets sont classés selon la rapidité avec laquelle ils changent à la lumière, comme au {limits}. Si les colorants sont inconnus, on retient le groupe le plus sensible. Un objet déjà décoloré n'est pas pour autant à l'abri : ce qui reste peut être la partie qui se décolore en premier.
:: [limits] Limites d'éclairement et d'exposition annuelle
Groupe | Exemples | Éclairement, lx | Exposition, lx h par an
4 Élevé | Aquarelles, soie, premiers tirages en couleur | 50 | 15 000
3 Moyen | Huile sur toile avec laques, cuir non teint, bois | 75 | 150 000
2 Faible | Fresque, os, la plupart des peintures à l'huile | 200 | 600 000
1 Nul | Pierre, métal, verre, céramique | 500 | sans limite
# [spectrum] Spectre
Le rayonnement au-dessous de 400 nm ne doit pas dépasser 30 µW par lumen. La lumière du jour doit traverser un filtre ; celui-ci est mesuré de nouveau tous les cinq ans, car son revêtement vieillit.
# [led] Sources à LED
Pour les sources à LED, on indique la part du rayonnement entre 400 nm et 460 nm. Deux sources de 3 000 K peuvent différer d'un facteur deux, de même que le dommage qu'elles causent aux colorants jaunes. L'indice de rendu des couleurs doit être d'au moins 90, avec <i>R</i><sub>9</sub> d'au moins 50.
# [planning] Conception d'une salle
On commence par l'objet le plus sensible et on laisse l'œil s'adapter : 50 lx paraissent clairs après un couloir à 20 lx et sombres après un hall à 500 lx. Il convient que le contraste entre un objet et le mur derrière lui soit compris entre 2 : 1 et 5 : 1. Les lampes restent hors de la vue d'un enfant comme d'un adulte.
!bars [doses] Jours au bout desquels une aquarelle a reçu sa lumière de l'année ; y=Jours de 8 heures ; 50 lx 37.5 ; 75 lx 25 ; 150 lx 12.5 ; 300 lx 6.25
# [record] Registre d'exposition
On tient le registre des lux-heures de chaque objet des groupes 3 et 4. Quand la limite de l'année est atteinte, l'objet se repose dans l'obscurité, quoi que dise le calendrier des expositions.
# [measuring] Mesurage
On mesure dans le plan de l'objet, en son point le plus éclairé et aux quatre coins, avec un luxmètre dont le défaut d'adaptation spectrale ne dépasse pas 6 %. Si la lumière du jour entre dans la salle, on enregistre pendant une semaine à chaque saison.
`,
  editions: [
    {
      date: '2021-11-15',
      status: 'Active',
      designation: 'LC 52/2021 (fr)',
      files: ['pdf', 'html'],
      changes: 'Ce document est la traduction de LC 52/2021. Le texte anglais fait foi.',
    },
  ],
}
