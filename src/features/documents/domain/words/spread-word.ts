const A_LARGEST =
  /\b(?:the |of which the |our )?(?:largest|biggest|first|la (?:premiere|plus (?:grande|grosse))|le (?:premier|plus (?:grand|gros)))\b[^.;%]{0,40}?(?<!\d)(?<percent>\d{1,2}(?:[.,]\d+)?) ?%/g;
/** Below this nobody depends on one who buys or sells. */
const SMALL = 20;
/** `41% through 84 distributors, the largest with 3.8%`: what is told of many says itself how small each of them is. */
export function isOfManySmall(text: string): boolean {
  const told = [...text.matchAll(A_LARGEST)].map(({ groups = {} }) =>
    Number((groups['percent'] ?? '').replace(',', '.')),
  );
  return told.length > 0 && told.every((percent) => percent < SMALL) && OF_SEVERAL.test(text);
}
const OF_SEVERAL =
  /\b(?:\d{1,5}|[a-z]+-[a-z]+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|several|many|plusieurs) (?:[a-z-]+ )?(?:firms|companies|houses|customers|clients|buyers|suppliers|distributors|dealers|shops|stores|donneurs d'ordres?|off-?takers|wholesalers|grossistes|importateurs|makers|mills|farms|farmers|traders|importers|retailers|schools|hotels|maisons|entreprises|societes|fournisseurs|acheteurs|distributeurs|boutiques|negociants|producteurs|magasins|usines|cooperatives|groupements)\b/;
