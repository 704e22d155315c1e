/** Rights in what somebody made, which pass in writing only, and what they are in. */
export const RIGHTS_IN_WORK =
  "intellectual property|copyright|source code|software|inventions?|patents?|trade ?marks?|propriete intellectuelle|droits d'auteur|logiciels?|code source|brevets?";
