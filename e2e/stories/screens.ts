const EXPIRY = 'expiry-src-pages';
const LOYALTY = 'loyalty-src-pages';
const WORKOUT = 'workout-src-athlete';
const PEOPLE = 'workout-src-coach-people-pages';
const PLANS = 'workout-src-coach-plans-pages';
const PROGRESS = 'workout-src-progress';

/**
 * Every screen of the hub in the states that look different, and the stories that show it: there its text stands in
 * any size and its controls have room for a finger. What needs a server, or scrolls, is in `fixtures/screens`.
 */
export const SCREENS: Readonly<Record<string, readonly string[]>> = {
  '/login': ['auth-src-login--empty'],
  '/login, refused': ['auth-src-login--wrong-credentials'],
  '/login, empty fields': ['auth-src-login--nothing-typed'],
  '/': ['shell--home'],
  'the apps menu': ['shell--apps-menu'],
  '/account': ['shell--account'],
  '/documents': ['shell--documents'],
  'not found': ['shell--not-found'],

  '/expiry, empty': [`${EXPIRY}-upcoming--empty`],
  '/expiry': [`${EXPIRY}-upcoming--items`, `${EXPIRY}-upcoming--long-words`],
  '/expiry, deleting': [`${EXPIRY}-upcoming--asking-to-delete`],
  '/expiry, not loaded': [`${EXPIRY}-upcoming--failed`],
  '/expiry/expired, empty': [`${EXPIRY}-expired--empty`],
  '/expiry/expired': [`${EXPIRY}-expired--items`],
  '/expiry/settings, empty': [`${EXPIRY}-settings--empty`],
  '/expiry/settings': [`${EXPIRY}-settings--values`],
  '/expiry/settings, many': [`${EXPIRY}-settings--many`],
  '/expiry/add': [`${EXPIRY}-add--empty-form`],
  '/expiry/add, with a picture': [`${EXPIRY}-add--with-picture`],
  '/expiry/add, incomplete': [`${EXPIRY}-add--missing`],
  '/expiry/edit': [`${EXPIRY}-edit--with-document`],
  '/expiry/edit, changed by someone else': [`${EXPIRY}-edit--changed-twice`],
  '/expiry/item': [`${EXPIRY}-item--picture`],
  '/expiry/item, someone else’s': [`${EXPIRY}-item--shared-by-another`],
  '/expiry/item, gone': [`${EXPIRY}-item--no-longer-here`],

  '/alias, empty': ['alias-src-list--empty'],
  '/alias': ['alias-src-list--aliases', 'alias-src-list--long-description'],
  '/alias, nothing matches': ['alias-src-list--nothing-matches'],
  '/alias, editing': ['alias-src-list--editing'],
  '/alias, deleting': ['alias-src-list--asking-to-delete'],
  '/alias, not loaded': ['alias-src-list--failed'],
  '/alias/generate': ['alias-src-generator-generate--suggestions'],
  '/alias/generate, saved': ['alias-src-generator-generate--saved'],
  '/alias/generate, copied': ['alias-src-generator-generate--copied'],
  '/alias/generate, custom that exists': ['alias-src-generator-generate--custom-exists'],

  '/loyality, empty': [`${LOYALTY}-list--empty`],
  '/loyality': [`${LOYALTY}-list--cards`, `${LOYALTY}-list--long-name`],
  '/loyality/{id}, barcode': [`${LOYALTY}-card--barcode`],
  '/loyality/{id}, full screen': [`${LOYALTY}-card--qr-code-fills-screen`],
  '/loyality/{id}, full screen of a barcode': [`${LOYALTY}-card--barcode-fills-screen`],
  '/loyality/{id}, custom': [`${LOYALTY}-card--custom-qr-code`],
  '/loyality/{id}, unreadable': [`${LOYALTY}-card--unreadable`],
  '/loyality/{id}, gone': [`${LOYALTY}-card--no-longer-here`],
  '/loyality/add, incomplete': [`${LOYALTY}-forms--missing`],
  '/loyality/{id}/edit': [`${LOYALTY}-forms--edit`],
  '/loyality/terms': [`${LOYALTY}-forms--terms`],

  '/currency': ['currency-src-pages-list--rates'],
  '/currency, not loaded': ['currency-src-pages-list--failed'],
  '/currency/{pair}, no number and no course': ['currency-src-pages-pair--no-number-and-no-course'],
  '/currency/{pair}, unknown': ['currency-src-pages-pair--unknown-pair'],

  '/time': ['time-src-pages-time--cities'],
  '/time, in parts and old': ['time-src-pages-time--in-parts', 'time-src-pages-time--old'],
  '/time, loading': ['time-src-pages-time--loading'],
  '/time, not loaded': ['time-src-pages-time--failed'],

  '/workout, empty': [`${WORKOUT}-activity--empty`],
  '/workout': [`${WORKOUT}-activity--long-texts`],
  '/workout, not loaded': [`${WORKOUT}-activity--failed`],
  '/workout/{id}, an exercise opened': [
    `${WORKOUT}-workout--exercise-opened`,
    `${WORKOUT}-workout--long-instructions`,
  ],
  '/workout/{id}, a tick that failed': [`${WORKOUT}-workout--tick-failed`],
  '/workout/{id}, not found': [`${WORKOUT}-workout--not-found`],
  '/workout/{id}/exercise/{exerciseId}/result': [`${WORKOUT}-workout--long-result`],
  '/exercises/{exerciseId}/history': [`${WORKOUT}-workout--history`],
  '/exercises/{exerciseId}/history, empty': [`${WORKOUT}-workout--no-history`],

  '/workout/admin': [`${PEOPLE}-people--start`],
  '/workout/admin/users': [`${PEOPLE}-people--people`],
  '/workout/admin/users, week not loaded': [`${PEOPLE}-people--week-failed`],
  '/workout/admin/users/add, incomplete': [`${PEOPLE}-people--incomplete`],
  '/workout/admin/users/add, handed over': [`${PEOPLE}-people--handed-over`],
  '/workout/admin/exercises, empty': [`${PEOPLE}-exercises--empty`],
  '/workout/admin/exercises': [`${PEOPLE}-exercises--exercises`, `${PEOPLE}-exercises--long-title`],
  '/workout/admin/exercises, deleting': [`${PEOPLE}-exercises--deleting`],
  '/workout/admin/exercises, library': [`${PEOPLE}-exercises--library-known`],
  '/workout/admin/exercises/add, incomplete': [`${PEOPLE}-exercises--incomplete`],
  '/workout/admin/exercises/edit': [`${PEOPLE}-exercises--edit-long-title`],
  '/workout/migration': [`${PEOPLE}-people--migration`],

  'a person’s plans': [`${PLANS}-plans--unfolded`, `${PLANS}-plans--long-titles`],
  'a person’s plans, none': [`${PLANS}-plans--empty`],
  'a person’s plans, deleting': [`${PLANS}-plans--deleting`],
  'generating workouts': [`${PLANS}-plans--generating`],
  'a new plan, incomplete': [`${PLANS}-editor--incomplete`],
  'a plan, changed': [`${PLANS}-editor--unsaved`],
  'a workout of a plan, picking an exercise': [`${PLANS}-editor--picking-an-exercise`],
  'a plan of somebody else': [`${PLANS}-editor--of-somebody-else`],
  'a person’s calendar': [`${PLANS}-plans--calendar`, `${PLANS}-plans--long-titles-in-calendar`],
  'a person’s calendar, a month not loaded': [`${PLANS}-plans--month-not-loaded`],
  'a person’s calendar, moving a workout': [`${PLANS}-plans--moving-a-workout`],
  'a person’s calendar, copying a week': [`${PLANS}-plans--copying-a-week`],

  '/progress/overview, empty': [`${PROGRESS}-overview--empty`],
  '/progress/overview': [`${PROGRESS}-overview--three-months`],
  '/progress/overview, not loaded': [`${PROGRESS}-overview--failed`],
  '/progress/photos, samples': [`${PROGRESS}-photos--samples`],
  '/progress/photos': [`${PROGRESS}-photos--compared`],
  '/progress/photos, deleting': [`${PROGRESS}-photos--asking-to-delete`],
  '/progress/add, incomplete': [`${PROGRESS}-photos--nothing-chosen`],

  '/obscura': ['obscura-src-pages-obscura--empty'],
  '/obscura, a file that is not taken': ['obscura-src-pages-obscura--refused'],
  '/obscura, what a photo gives away': ['obscura-src-pages-obscura--text-missing'],
  '/obscura, a clean photo': ['obscura-src-pages-obscura--clean'],
};
