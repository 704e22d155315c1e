/** Those who hold a company, as the first column of their list is headed. Of folded text, for patterns. */
export const HOLDERS =
  "(?:(?:name of )?(?:the )?(?:share|stock|unit|quota)?-?holders?|names? of (?:members?|owners?)|members?|owners?|subscribers?|investors?|(?:noms? d(?:es|e l'|'))?(?:actionnaires?|associee?s?|porteurs?|souscripteurs?|detenteurs?|investisseurs?))";
