const OFFICE =
  '(?:c[eoft]o|coo|md|(?:chief|managing|general|medical|technical|laboratory|finance|financial|operations|commercial|executive|clinical|plant|deputy|country) (?:\\w+ )?(?:officer|director|manager|executive|accountant|engineer)|head of [a-z]+|(?:plant|site|office|branch|general) manager|chair\\w*|controller|treasurer)';
const A_POST = '(?:job|post|office|role|place|desk|chair|position|seat|duties|work|portfolio|function)';
const UN_POSTE = '(?:poste|place|fonctions?|releve|suite|relais|succession|bureau|portefeuille|direction)';

/** Somebody has the place of who went. */
const SUCCEEDS = new RegExp(
  [
    `\\b(?:ha(?:s|ve|d)|took|takes|given|got|holds?) (?:on |over )?(?:her|his|their) (?:old |former )?${A_POST}\\b`,
    '\\b(?:ha[sd]|took|takes|was given|got) the (?:job|post|role|position|chair|seat)(?= *(?:[,.;]|$|(?:since|from|with) ))',
    "\\b(?:job|post|office|role|position)[^.;,]{0,24} (?:has been|is|was|went to|passed to|falls to) [a-z]+'s\\b",
    '\\b(?:took|takes|has taken|have taken) over\\b(?! (?:a|an|another|at) )',
    '\\bstep(?:s|ped) (?:up|into (?:the|her|his))\\b',
    '\\b(?:succeed(?:s|ed)|replac(?:es|ed)) (?:her|him|them)\\b|\\b(?:succeeded|replaced|followed) by\\b|\\bsucceed(?:s|ed) (?:mr|mrs|ms|dr|prof)\\b',
    '\\b(?:follows|(?:will|is to|are to) (?:follow|succeed|replace)|takes over from) (?:him|her|them)(?=[,.;]|$| (?:on|in|as|from|at|with)\\b)',
    '\\bin (?:her|his|their) (?:stead|place|shoes)\\b',
    `\\bhand(?:s|ed|ing)? (?:over )?(?:his|her|the) ${A_POST} (?:over )?to (?!me\\b|us\\b)`,
    `\\b(?:is|was|became|becomes|serves as) (?:our |the |its |now |named |appointed |made |promoted to )*(?:new )?${OFFICE}\\b[^.;]{0,40}\\b(?:since|from|as of|as from|with effect|on \\d|the same|that (?:day|month|week))`,
    `\\bhas been ${OFFICE}\\b[^.;]{0,12}\\bsince (?:then|that)\\b`,
    `\\b${A_POST} (?:goes|went|passes|passed) to\\b`,
    '\\b(?:runs|leads|heads|keeps|holds|manages|directs) (?:it|them|that|the [a-z]+|[a-z]+) now\\b|\\bnow (?:runs|leads|heads|keeps|manages) (?:it|them|the)\\b',
    `\\bnew ${OFFICE}\\b[^.;]{0,40}\\b(?:since|from|in place)\\b`,
    '\\bremplace[es]* (?:en|des|le|depuis) [^.;]{0,24}\\bpar\\b|\\b(?:a|ont) (?:deja )?(?:un|une|son|sa) (?:successeur\\w*|remplacante?)\\b|\\b(?:son|sa|le|la) (?:successeur\\w*|remplacante?),? (?:m|mr|mme|mlle|me)\\b',
    '\\best (?:nomme[es]*|designe[es]*|devenue?) (?:[a-z]+ )?(?:c[eoft]o|dg|daf|chef\\w*|direct\\w+|responsable|gerante?|president\\w*)\\b|\\best (?:chef\\w*|direct(?:eur|rice)|responsable|gerante?|c[eoft]o) (?:[a-z]+ ){0,3}depuis\\b',
    '\\b(?:passera|passe|a passe|transmet|a transmis) (?:la|le|sa|son|ses) (?:direction|main|barre|poste|dossiers|flambeau)\\b',
    '\\b(?:was|were|been) (?:both |all |since |soon )?replaced (?:before|on|in|within|by|at|the)\\b|\\bhas been (?:promoted|appointed|named) to\\b',
    '[,;] (?:and )?(?:[a-z]+ ){1,5}(?:started|began) (?:on|as|in (?:her|his|their)|before|the (?:same|next|following))\\b',
    `\\b(?:holds|took|takes|has taken|to take) (?:on |up |over )?(?:the|her|his|their) ${A_POST}\\b(?! (?:at|with|from) (?!us\\b|the company\\b))`,
    '\\b(?:has|have) (?:done|run|led|held|kept|made) (?:her|his|their|the) [^.;]{0,30}\\bsince\\b(?! (?:the (?:first|start|beginning|outset|day)|day|we|i|(?:19|20)\\d\\d))',
    '\\b(?:est|sont) en (?:poste|place|fonctions?) depuis\\b|\\b(?:le|la|les) remplace(?:nt)?\\b|\\ba pris (?:la|le|sa|son) (?:blouse|poste|place|suite|relais|bureau|siege)\\b',
    '\\bappointment of (?:mr|mrs|ms|dr|prof|her|his|its|a|the)\\b',
    '\\b(?:her|his|their|whose) (?:(?:long-time |former |own )?deputy|number two|second(?: in command)?(?=,| since| for| at| took| has| is)|understudy|right hand)\\b[^.;]{0,60}\\b(?:ha[sd](?! (?:gone|left|resigned|followed|been))|is|took|takes|leads?|runs?|carr(?:y|ies)|covers?|settled|sits?|now|became)\\b',
    '\\bcarr(?:y|ies) on (?:his|her|the) (?:work|job)|, carries on[.,;]?',
    "\\b(?:lui|leur) (?:a )?succed\\w*|\\bsuccede a\\b|\\b(?:a ete |est )?remplace[es]* par\\b|\\bl'a remplace[es]*\\b",
    `\\b(?:a (?:repris|pris)|reprend|prend|assure|occupe|tient) (?:desormais |depuis \\w+ )?(?:son|sa|ses|le|la|leur) ${UN_POSTE}\\b`,
    '\\bson adjointe?\\b[^.;]{0,60}\\b(?:a|est|prend|dirige|assure|reprend|tient|occupe)\\b',
  ].join('|'),
);
/** For now only, or nobody has been found. */
const IS_OPEN =
  /\b(?:nobody|no[- ]one|no (?:name|successor|replacement|candidate)|aucune? (?:successeur|remplacante?|candidate?)|none|not|n't|never|vacan\w*|without|(?:until|till) (?:we|i|then|somebody|someone|another|a|an|the (?:board|new|next))\b|while we|for now|for the (?:moment|time)|(?:in the )?meantime|meanwhile|interim|(?<!been )acting|temporar\w*|searching|search (?:for|is|has|goes|will|firm)|looking|look for|advert\w*|recruit\w*|headhunt\w*|myself|interview\w*|reading in|learning|(?<!une )personne|pas|jamais|sans|vacante?|jusqu\w*|en attendant|provisoire\w*|interimaire|recherch\w*|cherch\w*|recrut\w*|moi-meme)\b/;

/** Who left has a successor who is named and in place: `her deputy of three years took over on 1 April`. */
export const hasSuccessor = (text: string): boolean => {
  const clauses = text.split(';');
  const from = clauses.findIndex((clause) => SUCCEEDS.test(clause));
  return from >= 0 && !IS_OPEN.test(clauses.slice(from).join(';'));
};
