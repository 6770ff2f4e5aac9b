import { UNE } from '../../text/bodies.ts'
import { after, move, say } from '../../text/edit-text.ts'
import type { Family } from '../../text/family.ts'

const facts = {
  body: UNE,
  language: 'es',
  sectors: ['Construction', 'Consumer products'],
  collections: ['Normas de demostración'],
}

export const lifts: Family = {
  ...facts,
  family: 'UNE 990110',
  title: 'Accesibilidad de los ascensores existentes en edificios de viviendas',
  titles: { en: 'Accessibility of existing lifts in blocks of flats' },
  description: 'Texto de demostración: mejoras de accesibilidad en ascensores que ya están en servicio.',
  documentType: 'Norma',
  committees: ['CTN 990 Demostración'],
  ics: ['91.140.90', '11.180.01'],
  keywords: ['ascensor', 'accesibilidad', 'vivienda', 'nivelación'],
  taxonomy: ['Construcción/Instalaciones/Ascensores'],
  topics: ['Accessibility'],
  text: `
# [scope] Objeto y campo de aplicación
Esta norma establece mejoras para los ascensores en servicio en edificios de viviendas de más de dos plantas. No obliga a cambiar la cabina cuando el hueco no lo permite.
# [terms] Términos y definiciones
= nivelación: diferencia de altura entre el suelo de la cabina y el del rellano con las puertas abiertas
= botonera: conjunto de mandos de la cabina o del rellano
# [level] Nivelación
La diferencia de altura no debe pasar de 15 mm, con la cabina vacía y con la carga nominal. Se mide diez veces en cada planta, subiendo y bajando.
# [doors] Puertas
La anchura libre debe ser al menos de 800 mm. Las puertas permanecen abiertas 6 s como mínimo y se abren de nuevo si algo corta la cortina de luz entre 25 mm y 1 600 mm de altura.
:: [widths] Anchura libre según la cabina
Cabina, mm | Anchura libre, mm | Persona que puede entrar
1 000 × 1 250 | 800 | En silla de ruedas, sin acompañante
1 100 × 1 400 | 900 | En silla de ruedas y acompañante
900 × 1 000 | 700 | A pie o con andador
# [buttons] Botoneras
Los botones tienen 20 mm como mínimo, están entre 900 mm y 1 100 mm de altura y llevan relieve y braille. El botón de la planta de salida sobresale 5 mm más que los otros.
!plate [panel] Lugar de los botones en la botonera de la cabina ; w=300 mm ; h=200 mm ; Alarma 0.15,0.5 ; Salida 0.45,0.7 ; Plantas 0.65,0.3
# [voice] Avisos
Una voz dice la planta y el sentido, con un nivel entre 35 dB y 65 dB que se puede bajar de noche.
# [mirror] Espejo
Un espejo frente a la puerta, desde 300 mm del suelo, permite salir marcha atrás con una silla de ruedas.
`,
  editions: [
    { date: '2005-07-06', status: 'Historical' },
    {
      date: '2011-11-23',
      status: 'Historical',
      files: ['html'],
      changes: 'Se reduce la diferencia de nivelación y se añade un capítulo sobre el alumbrado.',
      edits: [
        say('no debe pasar de 15 mm', 'no debe pasar de 10 mm'),
        after(
          'voice',
          '# [light] Alumbrado\nLa cabina tiene al menos 100 lx en el suelo y en la botonera. El rellano se enciende antes de que se abran las puertas.',
        ),
      ],
    },
    {
      date: '2018-02-14',
      status: 'Historical',
      files: ['pdf', 'html'],
      changes: 'Los avisos pasan delante de las botoneras y las puertas permanecen más tiempo abiertas.',
      edits: [move('buttons', 'voice'), say('abiertas 6 s como mínimo', 'abiertas 8 s como mínimo')],
    },
    {
      date: '2024-09-18',
      status: 'Active',
      updated: '2024-10-01',
      files: ['pdf', 'html'],
      changes: 'Se incluye la llamada desde el teléfono y se aumenta la altura de la cortina de luz.',
      edits: [
        say('entre 25 mm y 1 600 mm', 'entre 25 mm y 1 800 mm'),
        after(
          'buttons',
          '# [phone] Llamada desde el teléfono\nEl ascensor puede llamarse desde un teléfono si la persona está a menos de 10 m y si el mando del rellano sigue funcionando sin él.',
        ),
      ],
    },
  ],
}

export const liftsEnglish: Family = {
  ...facts,
  family: 'UNE 990110',
  language: 'en',
  translationOf: 'UNE 990110:2024',
  title: 'Accessibility of existing lifts in blocks of flats',
  titles: { es: 'Accesibilidad de los ascensores existentes en edificios de viviendas' },
  description: 'Demonstration text: better access to lifts that are in service already.',
  documentType: 'Norma',
  committees: ['CTN 990 Demostración'],
  ics: ['91.140.90', '11.180.01'],
  keywords: ['lift', 'accessibility', 'flat', 'levelling'],
  taxonomy: ['Construcción/Instalaciones/Ascensores'],
  topics: ['Accessibility'],
  text: `
# [scope] Scope
This standard sets improvements for lifts in service in blocks of flats of more than two storeys. It does not ask for another car where the shaft has no room for it.
# [terms] Terms and definitions
= levelling: difference of height between the floor of the car and that of the landing with the doors open
= panel: controls of the car or of the landing
# [level] Levelling
The difference of height shall not be more than 10 mm, with the car empty and with its rated load. It is measured ten times at each floor, going up and going down.
# [doors] Doors
The clear width shall be at least 800 mm. Doors stay open for at least 8 s and open again if anything breaks the light curtain between 25 mm and 1 800 mm above the floor.
:: [widths] Clear width by size of the car
Car, mm | Clear width, mm | Who can enter
1 000 × 1 250 | 800 | In a wheelchair, alone
1 100 × 1 400 | 900 | In a wheelchair, with another person
900 × 1 000 | 700 | On foot or with a walking frame
# [voice] Announcements
A voice says the floor and the direction, at a level between 35 dB and 65 dB that can be lowered at night.
# [light] Light
The car has at least 100 lx at the floor and at the panel. The landing is lit before the doors open.
# [buttons] Panels
Buttons are at least 20 mm wide, stand between 900 mm and 1 100 mm above the floor and carry raised signs and braille. The button of the exit floor stands out 5 mm more than the others.
!plate [panel] Place of the buttons on the panel of the car ; w=300 mm ; h=200 mm ; Alarm 0.15,0.5 ; Exit 0.45,0.7 ; Floors 0.65,0.3
# [phone] Calls from a telephone
A lift may be called from a telephone if the person is within 10 m and if the control on the landing still works without it.
# [mirror] Mirror
A mirror opposite the door, from 300 mm above the floor, lets a person in a wheelchair leave backwards.
`,
  editions: [
    {
      date: '2025-01-22',
      status: 'Active',
      designation: 'UNE 990110:2024 (en)',
      files: ['pdf', 'html'],
      changes: 'This is a translation of UNE 990110:2024. In case of doubt the Spanish text holds.',
    },
  ],
}
