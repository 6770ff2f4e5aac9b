import type { Guide } from './guide.ts'

export const gettingStarted: Guide = {
  id: 'getting-started',
  language: 'en',
  title: 'Getting started',
  about: 'Your first quarter of an hour with the library',
  text: `
# What this library is for
The library holds standards, amendments, translations and research reports of several publishers. You find a document, see whether it is in force, and read it in the browser. Nothing has to be installed.
Your organization subscribes to publishers or to collections. You can search everything that the library knows; what your subscription does not include is shown with its facts, but its text stays closed.
# Signing in
Open the address of your library and choose “Sign in”. You come back to the page that you asked for, even if you came by a link to one page of one document.
If you can use the library through several accounts, you choose one after signing in. You can change to another from the account menu at any time.
> If your session ends while you read, a small window lets you sign in again. What you have typed stays.
# The home page
The large box in the middle searches the library. Below it stand three lists, each of six documents at most:
- Recently accessed: what you opened last, to go on where you stopped
- Recently updated: documents of your subscription that have changed
- Subscriptions: what your account may read, each with a way to its documents
# Around the page
:: [places] What is where
Place | What you find there
Header | Search box, language, account
Menu at the side | Home, search, guides and links of your library
Account menu | Your accounts, appearance, signing out
Foot of the page | Privacy policy and contact
## Language
The language menu offers 14 languages. English and Arabic are complete; in the others, the frame of the site is translated and the rest is in English. In Arabic the whole page is mirrored, while designations keep their order. The language of the page does not change the language of a document.
## Light and dark
Choose light, dark, or “System” under Appearance. Documents keep the colors of their pages.
## Keys
Everything can be done without a mouse. “Keyboard shortcuts” in the menu lists the keys of the page on which you are.
# A first search
!flow [first] From a question to a page ; Type words or a designation -> Look at status and date -> Open the document -> Read at the page that was found
Type a designation such as MIM 214 or some words such as <i>pressure loss</i> and press Enter. Open a result. If the words stand in the text of the document, it opens at their page.
# If something does not work
A message says what happened and what you can do. Nothing that you have saved is lost by it. If it happens again, write to the support address of your library, which is in the account menu, and tell them the designation of the document.
`,
}

export const searchGuide: Guide = {
  id: 'search-guide',
  language: 'en',
  title: 'How to search',
  about: 'Words, designations, editions and what the results tell you',
  text: `
# Three ways to search
:: [ways] What the choice beside the search box means
Choice | Looks in | Good for
Everything | Designation, title, description, keywords and the full text | Most searches
Words | Title, description, keywords and the full text | A subject, a property, a test
Designations | Designations alone | A number that you know
Titles and designations count more than a word somewhere in the text, so that the document about a thing comes before those that mention it.
# Designations
Type a designation as you know it. Spaces, hyphens, colons and the year do not matter: <i>MIM214</i>, <i>mim 214</i> and <i>MIM 214:2024</i> lead to the same place. Without a year the edition in force comes first, and its other editions are listed below it.
# Words
All words have to occur. Fewer words find more. Capitals and accents make no difference. Signs such as a percent sign, a colon or a slash can be typed without harm. A search holds up to 500 characters.
An empty search, or a star, lists all documents: together with a sort order this is a catalog.
# What a result shows
- Status, as a badge: Active, Historical, Withdrawn and so on
- Designation, title and publisher
- The date of the last change; for research reports the date of publication
- Translations, other editions and supplements, if there are any
- The page on which the words were found
“More details” opens the description. The words that you typed are marked.
# Which content
“All content” is everything in the library. “My subscription” is what you can read now. If a search in your subscription finds nothing, the page offers to search all content.
# Order and pages
:: [sorts] Orders
Order | Use
Best match | You look for one document
Designation | You look through a family
Title | You look through a subject by name
Date, newest first | You want to see what is new
The order, the number of results on a page and the page itself are part of the address. You can bookmark it, send it to a colleague, and the Back button brings you to the same list at the same place.
# No results
Check the spelling, take away the word that matters least, or choose “Everything”. For a designation, type the letters and the number without the part after the hyphen.
`,
}

export const readingGuide: Guide = {
  id: 'reading-guide',
  language: 'en',
  title: 'Reading documents',
  about: 'The document page, the PDF viewer and the web text',
  text: `
# The document page
At the top stand the type, the publisher and the status of the document, then its designation and title. If another document has taken its place, a link leads there.
“Other editions” lists all editions with their status; “Translations” lists the languages. “Document details” shows committee, ICS codes and the rest of what is known.
# PDF and web text
A document has a tab for each form in which it exists. The PDF shows the pages as they were published. The web text fits the width of your screen and can be enlarged like any page. Both hold the same words.
> Some documents are hosted by their publisher. For these you see a card with their facts and a link that opens the publisher’s page in a new window.
# The PDF viewer
:: [tools] Tools of the viewer
Tool | What it does
Contents | Goes to a clause
Pages | Shows small pictures of all pages
Page | Type a number to go there
Zoom | Fit width, fit page, actual size, or step by step
Find in document | Marks all matches, goes from one to the next
Rotate | Turns the pages
A document opens at fit width. While you turn pages, the page number in the address changes with you: copy the address to point somebody to that page.
Only the pages that you look at are fetched, so that long documents open quickly on slow lines. If the connection is lost, what you have read stays and the next pages come when it is back.
## Finding within a document
Find can match case, look for whole words only and mark all matches. If you came from a search, your words are marked already and the first page that holds them is open; arrows lead to the next result of your search without going back to the list.
# Protected documents
Some documents, or all documents of some libraries, are protected. They open like others but can be read here only.
# Documents outside your subscription
The page shows what is known of the document and a message that says whom to ask. The text is not opened, and nothing is sent to anybody.
# Reading with a screen reader or without a mouse
The pages carry the text as text, with headings and tables where the publisher has marked them. All tools can be reached with the Tab key. “Keyboard shortcuts” lists the rest.
`,
}
