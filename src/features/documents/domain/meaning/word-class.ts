import { classFinder } from './class-finder.ts';

/**
 * Words that mean much the same, in English and French, folded. A word belongs to a class when it begins with one of its
 * stems, or equals one that ends in `.`. The classes carry no verdict: what a combination of them means is learned.
 */
const CLASSES: Readonly<Record<string, string>> = {
  negation:
    'no. not. never. neither. nor. without n. ne. pas. jamais. sans. ni. cannot. failed fails. fail. lack absence absent faute. hardly scarcely non. un. prevent.',
  nowhere:
    'nobod noone inexist nonexist unheard none. personne. nul. nulle. zero aucun neant nothing rien nil. nowhere empty vide vacuum virgin vierge untouched anyone anybod anything',
  self: 'our. ours. ourselves we. us. company companies nous. notre. nos. societe entreprise firm business startup i. my. me. mine. je. mon. ma. mes. moi. on. entity',
  they: 'their. theirs them. they. his. her. hers. its. it. him. himself he. she. leur. leurs ses. son. sa. lui. elle. elles. il. ils. eux. who. whose qui. dont.',
  other:
    'other another autre. autres. else ailleurs third. tiers. friend ami. cousin. someone quelqu somebod competitor. partner. partenaire. confrere colleague sister',
  licence:
    'licen permit. permits permis agrement. agrements agree. agrees. agreee authoris authoriz autoris accredit homolog concession. concessions habilit. habilite. habilitee habilitation registration. registrations registered. register. enregistre badge clearance visa. visas vignette approval approv. approved approuv certificat dispensation exemption sticker spectrum frequency numero. number. numbers. aval. amm. stamp. compliance conform. conforme. conformite regularis regulariz unlicen unregister unauthor mark. waiver sandbox objection feu. category categorie tier. psp emi. sfd. hmo. reconnaissance reconnu arrete. decret',
  regulator:
    'regulat autorite. authority. authorities ministry. ministries ministere ministeriel commission. supervis bceao cobac cbn. cbk. bog. bou. cbe. bnr. fsca nafdac artci artp arcep cima. sec. cma. ira. naicom pencom kebs kephis sahpra ncr. ncc. ca. fda. fccpc zicta bozanga central. centrale. bureau watchdog council. conseil. county mairie commune. prefecture agency. agence. autorites direction. municipal nema lasema nesrea pharmacy. pharmacie. board. ordre. aviation customs. douane. douanes standards. state. etat. government gouvernement city. nbr rdb. tanapa sacco. ombudsman',
  permitted:
    'valid. valable validite force. vigueur current. granted grants. accorde octroy deliv issued renewed. renouvel renew. obtained obtenu obtain. obtient received. recu. recue. confirm admitted habilitee titulaire holder. certifie regle. jour. complied met. date. runs. court. extends passed',
  pending:
    'yet. encore. toujours. still. await attend attente pending outstanding pendant. pendante expected unresolved ongoing. open. ouvert. ouverte. ouverts cours. negotiat negoci progress unsettled process. soon. bientot follow. followed suite. remains. remain. reste. restent provisional provisoire. draft. drafts. projet. brouillon meantime meanwhile part. suit. heard. plan. intend prevu. prevue tarde',
  lacking:
    'missing manqu silent silence expir lapse. lapsed. lapses. echu. echue. perim caduque suspend suspens revok withdrawn. withdrew retire. retiree. refus reject rejet declin cancel annul incomplet unsigned lost. introuvable unpaid impaye overdue arrear ended. ran. stopped stop. fermer. ferme. impound ceased cease. abeyance turned. returned. retourne stuck bloque invalid out. sought sighted produced. produire trace. evidence proof. preuve prouve found. find. trouve. interdit forbidden banned ban. fined amende. sanction struck radie breach. breached violation denied unapproved unverified undated',
  applied:
    'appli. applied application. applications demande. demandes demand. depose depot. dossier. filed. file. files filing submit sollicit request. requested requete attestation candidature papier. papers paperwork lodged',
  operate:
    'operat oper. trading. trade. trades. running. run. live started. start. starts began begun begin continu exerc demarr commenc lanc carry. carried carries serve. serves served serving activite activity activities doing. fait. faire tourne. marche. flying. vole. moving. sell. sells selling vend. vendons vendu lend. lends prete. prets. taking. collect opened. ouvre already deja. anyway quand. enroll onboard',
  court:
    'court. courts. tribunal judge. judges juge. juges magistrate cour. prudhom hommes. arbitra hearing audience. greffe. greffes ccma ccja mediat ombudsman justice prosecut procureur bench. penal criminal police. refere instance. judicial judiciaire tribunaux bar. chambre',
  suit: 'sue. sued. sues. suing suit. suits. lawsuit litig contentieux claim. claims. claimed claiming claimant plaint petition. proceeding disput differend proces. assign. assigne. assignation poursui reclam injonction injunction writ summons served. garnish saisi. saisie redressement complain conflit. quarrel attaqu defendant respondent counsel. avocat lawyer solicitor affaire. procedure. procedures alleg accus evict expuls dismissal licenci seiz appeal. appels appel. judgment jugement damages dommages reparation compensat indemn wrongful unfair abusif liquidator creditor. foreclos enforc recouvrement recovery contest. conteste contestons counterclaim winding strike. greve fraud escroquerie dragged traine sommation mise. demeure. infring contrefacon case. cases',
  property:
    'ip. pi. code. codes. software logiciel source. sources. patent brevet trademark marque copyright invention inventor inventeur brand domain. domains domaine. repositor repo. repos. algorithm formula. formule droits. rights. right. droit. intellectual intellectuel design. designs recipe drawings dessins engine. moteur. title. titre. deliverable livrable app. apps application. applications platform. plateform technology technologie. database. site. website creation work. works. oeuvre idea. idee. mould moule catalogue content. contenu auteur github model. modele. module systeme system. logo.',
  assign:
    'assign. assigns assigned assigning assignment transfer ced. cede. cedes. cedee cedent cession vest. vests. vested handed. hand. handing waive renonc deed. deeds. acte. actes moved. sold. sell. vendu. bought. achete. remet remis release. released pass. passed. passe. conveyed rachete',
  own: 'own. owns. owned owner owning belong appartien appartenant propriet property. titulaire holds. hold. held. holding. detien detenu nom. name. names. retain. retains. keeps. kept. keep. garde. gardent conserv reserve. theirs stay. stays. stayed reste. restent revendiqu possess possed',
  founder:
    'founder cofounder fondat associe. associes. associee ceo. director. directors gerant. gerante. gerants pdg. chairman chairperson president. presidente administrateur dirigeant managing md. executive partner. partners. shareholder. actionnaire. mr. ms. mrs. m. mme. boss patron promoter promoteur',
  maker:
    'contractor freelanc developer dev. devs. prestataire agency. agencies agence. agences studio. engineer ingenieur intern. interns. stagiaire consultant universit invent cto. vendor. vendors. employer. employeur outsourc student etudiant programmer programmeur independant coder codeur author. authors built build. wrote. written. ecrit. code. developed developpe concu designed. conceived accelerator teacher. formateur former. ex. fournisseur',
  client:
    'customer client buyer acheteur off. offtaker account. accounts. comptes. compte. distributor. distributors distributeur exporter exportateur debtor debiteur chain. chains. supermarket merchant. marchand enseigne donneur payer. payers. tenant. locataire contract. contrat. marche. tender. appel. mandate. mandat. guest subscriber borrower',
  institution:
    'bank. banks. banque. banques ministry. ministries. ministere. government gouvernement county hotel hospital. hopital. school. schools ecole. ecoles. mine. mines. miniere mining operator operateur brewery brasserie airline retailer ngo. ong. insurer. mill. factory usine. cooperative group. groupe. university utility embassy ambassade union. fund. scheme. regime. programme. unicef. wfp pam. un. council parastatal telco carrier refinery exporter camp hospitality public. safaricom mtn. orange. airtel vodacom vodafone total. totalenergies nestle unilever dangote shoprite carrefour naivas jumia moov wave. sonatel senelec cie. ecg. kplc eskom rssb cnam bralirwa kcb. equity. zenith access. ecobank uba. boa.',
  income:
    'revenu sales. ventes. turnover. chiffre. affaires income. billing. billings billed bill. receipts recettes. fees. honoraires commandes commande. gmv. output. production. harvest recolte premiums primes factur invoic earn gagn takings bookings reservations volume receivable creance business. money. argent cash. rent. loyers vente. vend sell. sells. sold. crop. crops. crates work. activity. wallet. order',
  bring:
    'bring brought accounts. account. accounted represent constitu make. makes. made. up. contribut generat pese. pesait pesent apport provien vient. viennent comes. come. came from. takes. take. took. taken. buys. buy. bought. purchas absorb prend. pris. achete. achetent enleve. fait. font. realis genere give. gives. pay. pays. paie. paient paying',
  supplier:
    'supplier supplies supply. fournisseur fournit vendor importateur manufactur fabricant wholesal grossiste purchas achat achet buy. buys. bought source. sourced sources. sourcing provendier refinery raffinerie raw. matiere. matieres. material ingredients factory. usine. dealer concession. parts. pieces input livre. livrent deliver. delivers importe panels panneaux feed. milk. lait. stock. spare chips puces agent. aggregator agregateur mill. moulin. host',
  one: 'one. singl sole. solely only. just. seul. seule. seuls. seules unique alone lone. mono same. meme. exclusive exclusif un. lonely exception',
  few: 'two. deux. three. trois. few. handful cinq. five. four. quatre. top. biggest largest main. principal premier. premiere. premiers gros. grosse. grand. grande. anchor key. major majeur leading whale important',
  most: 'most. mostly majority majorite bulk half. moitie nearly all. almost whole. entire. entier essentiel quasi tout. toute. tous. totalite thirds tiers. quarters quarts tenths dixiemes plupart everything every. principally mainly surtout largely heavily basically pratiquement practically eighty seventy ninety sixty majeure',
  depend:
    'depend. depends. dependent depending dependance dependant dependence dependency relies. rely. relied relian hinge rests. rest. repose. tied lie. lies. concentrat expos hangs. hang. stands. stand. tient. sort. losing. lose. loss. lost. perte. perd. goes. go. went. disparai disappear falls. fall. cut. if. si. should. sans. renew',
  compete:
    'competit compet. compete competing rival concurren player. players acteur. acteurs alternativ equivalent similar similaire compar pioneer pionnier monopol ocean incumbent entrant substitut unrival unchalleng unmatched copycat challenger peer. first. seuls. ones.',
  market:
    'market. markets. marche. marches niche segment space. creneau field. terrain sector secteur industry continent country pays. region. africa. afrique. kenya nigeria ghana senegal rwanda uganda benin togo cameroun cameroon',
  offer:
    'offer. offers. offering offre. offrir propose. proposent product. products produit. produits service. services solution provide. provides does. doing. faisons fait. idea. invention technolog like. thing.',
  bad: 'wrong. bad. poor. weak. illegal irregul fraud informal informel quietly discret grey gris twice. trouble problem issue. issues concern. default fail backdated bribe missing',
  solved:
    'settl closed. clos. close. cloture dismiss won. paid. paye. payee restored retabli resolv regle. reglee reglement cured clear. cleared leve. levee ended solde. soldee recovered withdrawn. lost. classe abandon gagne. concluded termine since. depuis. signed replaced fixed',
  now: 'now. today currently desormais aujourd maintenant present. actuel moment. these',
  former:
    'former. formerly ancien. ancienne. anciens previous until. till jusqu used. was. were. etait. etaient avait. avaient had. ago. once. past. earlier autrefois ex. before avant. jadis',
  agreement:
    'agreement sha. pact. pacte. pactes accord. accords convention. contract. contracts contrat. contrats handshake writing. written. ecrit. ecrite paper. papered papers. signed. sign. signs. signe. signee signer signature executed. execute. document. documented term. terms. verbal. verbally oral. oralement orally informal understanding charter memorandum deal. statuts articles. vesting tag. drag. preempt',
  between: 'between among entre. together themselves',
  holder:
    'shareholder shareholding actionn holders. porteur partner. partners. members. membres associe. associes coproprietaire owners. owner. investors. angels anges. founders fondateurs coowner minority minoritaire',
  audit:
    'audit commissaire opinion review. reviewed verif examin assurance certif cac. kpmg deloitte pwc ernst pkf. mazars bdo. rsm. thornton cpa. accountant comptable. expert report. reports rapport unqualified unmodified compil independent independant checked controle. controles check. revise view. express exprim scope etendue bookkeep management. gestion',
  reserve:
    'qualif reserv except. exception hormis adverse defavorable disclaim limitation limited. limitee limits limite. scope. unable satisfy satisfied modified. refus save. apart sauf depart. departs obtain evidence impossib incapable withheld subject missing assure. assurer confirm',
  accounts:
    'accounts. comptes. statements. etats. financial financiers financieres figures. chiffres. stock. inventaire inventor receivable ledger journaux books. records. balance. bilan. exercice. year. position situation. depreciation amortissement provision cash. sales.',
  clean:
    'unqualified unmodified clean fair. fairly fidele sincer true. propre. favorable spotless regulier. reguliers reguliere exact. exacte remark. remarque observation. reservation',
  survive:
    'continu going. concern. surviv survie poursuite poursuivre future. avenir insolv cessation liquid wind. winding fermons ferme. fermer shut. shuts close. closes stop. stopped stops existence exist. keep. trading. bankrupt faillite depot. bilan. rescue alive foreseeable prochains months. mois. weeks. semaines maintien threatened menace compromis run.',
  doubt:
    'doubt doute. doutes uncertain incertitu incertain question. questions questionable depends. depend. unless faute. absent contingent conditional casts cast. whether material significant significatif serious prospect craindre menac threat attention emphasis',
  debt: 'liabilit debts. debt. dettes. dette. deficit losses. loss. pertes. perte. negative negatif creditor creancier salaries salaires wages arrears unpaid impayes overdraft equity. capitaux propres. owed. owe. owes. devons dus. due. tresorerie covenants facility concours lender. loan. pret. borrowings overdrawn debiteur. suppliers. payroll bridge. relais',
  board:
    'board. boards conseil. minutes assemblee agm. meeting. meetings meet. met. reuni committee comite govern gouvernance register. registre registry returns. return. signator signataire signature. signatures resolution deliberation quorum proces. verbal. verbaux accounts. comptab books. ledgers bookkeeper administrateur. audit. control. controls controle. procedure. procedures policy. policies. separation segregation reconcil rapproch oversight approve. approves approved. approval. remitted versees reverse declar vat. tva. paye. pension. cotisations deductions caisse. petty expenses. depenses expense. bonus. prime. secretary. signs. signe. seul.',
  family:
    'wife epouse. brother frere. family familial famille uncle oncle cousin father. pere. fils. son. sons. spouse conjoint relative. relatives parent. parente sister. soeur. nephew neveu daughter fille. husband mari. mother mere. personal. personnel. personnelle himself. herself married marie. kin. inlaw',
  leave:
    'left. leave. leaves. leaving resign demission quit. quits. quitte. quitter parti. partie. partis. partent part. depart walked gone. exit. exited exits sorti. sortie. replaced. remplac vacant vacance vacancy stepped revoqu deces death. dead died. dies. mort. successor. successeur poached debauche absconded relocated retire. retired retires ceased dismissed. dismissal fired. sacked. licencie ill. malade moved. joined. rejoint notice. preavis stepping separated separes installe away. empty. filled search.',
  role: 'cto. cfo. coo. ceo. dt. daf. dg. dga. head. manager. managers chief. chef. lead. leader. leads. directeur directrice director. responsable. founder. cofounder cofondat fondat engineer. engineers engineering executive. executives cadre. cadres pharmacist. pharmacien scientist. developer. accountant. technical technique. agronomist senior. staff. team. equipe. position. poste. leadership management. medecin operations. president. associe. associee. key.',
  certain:
    'guarant garanti certain. certainty certaine certitude sure. surs. sur. surely assured. assure. assuree assures assurance. definite inevit promis promett fixed. fixe. riskfree risk. risks. risque. secured. secure. securise securite security safe. safely forcement fact. faits. undoubtedly doubt. doute. doutes acquis. acquise locked matter. evidence always. toujours. toute. whatever quoi. whether must. cannot. impossible minimum. least. moins. count. parole word. undertake contractual. full. stop. point. final. nothing. rien. automatic bag. sans.',
  investor:
    'investor invest. investing investment investiss invests. backer capital. money. argent. stake. shares. share. actions. action. placement. placez placer mise. principal. subscriber souscript your. you. votre. vos. vous. put. join. joins. participate whoever everyone shareholder. holders. savers. epargn early. deposit',
  gain: 'return. returns. rendement yield. yields dividend roi. irr. tri. double. doubles doubling doublent triple. tripled tenfold profit. profits payback gain. gains. rentab benefice retour. retours multipl times. fois. exit. sortie. interest. interet recover. recoup recuper back. rich. riches richer wort vaudront vaut. valons upside reward repaid repayment rembours monthly. annum collect earn',
  future:
    'will. next. prochain. prochaine. futur year. years. annee. annees. an. ans. going. soon. sera. serons aura. aurons atteindr allons demain tomorrow come. months. mois. from. onwards partir within. dans. by. dici horizon',
  amount:
    'million milliard billion bn. thousand mille. users. customers. revenue. sales. profit. ebitda turnover. valuation market. share. branches farmers subscribers abonnes utilisateurs clients. unicorn licorne profitab breakeven equilibre',
  hedge:
    'expect forecast. forecasts target. targets aim. aims hope. hopes estim if. assum could. would. may. might. prevoi prevoyons prevision prevu. vis. vise. visons espere. esperons si. hypothes scenario base. case. cas. budget plan. plans. planned projet. objectif projected projection believe. pensons likely probable depend subject. ambition goal potentiel potential penser about envisag',
  affiliate:
    'related liees. liee. affiliat sister. soeurs. parent. group. groupe. intragroup holding associate. entity. entities entite controlled controle. interest. interested arm. marche. offshore shareholder. company. firm. societe. dependance reglementees',
  dealing:
    'rent. rented rents loue. louee louer loyer lease. leased lent. loan. loans pret. prets. prete. advance avance supplies. supply. fournit sold. vendu. vendus bought. buys. achete. bill. bills. facture. factures invoices. fee. fees. frais. paid. paye. payee verse. versee owed. due. dus. hired. landlord bailleur purchase. purchases land. terrain building batiment warehouse entrepot consult management. services. swept remonte current. courant. overdrawn owes.',
  data: 'data. donnees privacy confidential popia odpc cdp. apdp cndp dpo. gdpr rgpd ndpc ndpr ncsa. consent controller traitement personal. personnelles caractere processing protection. encrypted chiffr delegue',
  staff:
    'employ staff. people. personnes salari team. equipe. headcount effectif workforce payroll fte. ftes. collaborateur workers. worker. ouvriers permanents permanent. agents. persons. names. time. temps. casuals interns. stagiaires journaliers temporaires full. crew. sommes are. strength.',
  legalese:
    'shall. means. must. definition clause article annex schedule. requires. require. required. requis. exige. law. loi. act. jurisdiction hereby hereunder pursuant warrant. warrants entend. parties. party. agreement. provided. provision. obligation undertakes. engage.',
  general:
    'many. most. average moyenne people. farmers. traders. every. each. chaque. beaucoup. souvent. often usually generally typical competitors. lenders. shops. boutiques paysans producteurs hospitals. customers. small. petits. informal.',
  condition: 'if. si. should. unless when. lorsque quand. were. venait case. cas. event. would. could.',
  contrast:
    'but. although though while. whereas despite however mais. alors. bien. tandis pourtant cependant neanmoins toutefois still. yet. meantime anyway continue. keep. already.',
  month:
    'january february march. april. may. june. july. august. september. october. november. december. janvier fevrier mars. avril. mai. juin. juillet. aout. septembre octobre novembre decembre since. depuis. last. dernier',
  tax: 'tax. taxes taxation vat. tva. paye. pension. pensions kra. firs. rra. sars. gra. ura. dgi. dgid. fisc. fiscal fiscale fiscales impot impots nssf. nhif. ssnit. uif. cnps. ipres. css. inps. cotisation contribution contributions withh retenue retenues statutory dues. duty. levy. tresor. sociales prelev deducted deductions retraite',
  unremitted:
    'remit unremitted unpaid impaye overdue arrear arriere behind retard owe. owes. owed. doit. devons dus. due. dues. outstanding reverse verse versee versees paid. paye. payee payees handed passed reached regle regler reglee instal echeancier demand. penalt majoration assessed solde clearance quitus',
  offbooks:
    'off. books. sheet. hidden conceal cache secret undisclosed disclos shown show. shows. montre montrons appear appara figure. figurent figures. included inclus recorded booked comptabilis inscrit kept tient tiennent private. prive privees left out. hors. informed told. mention mentionn reported declare',
  owing:
    'loan. loans. pret. prets. emprunt borrow debt. debts. dette dettes endettement cheque cheques notes. note. promissory billet billets overdraft decouvert guarantee surety caution murabaha facility credit. lender. preteur lease. leases. liabilit nantissement charge. postdated postdates',
  unsigned:
    'unsigned countersign contresign signed. signe. signes. signee signees executed drafted draft. projet. handshake expired expire. lapsed. echue. echu. ended. ran. renew renouvel extended prolong term. echeance duration copy.',
  count:
    'one. two. three. four. five. six. seven. eight. nine. ten. twelve. deux. trois. quatre. cinq. sept. huit. neuf. dix. douze eighteen seventeen',
};

const find = classFinder(CLASSES);

/** The classes a folded word belongs to. */
export function classesOf(word: string): string[] {
  if (word.startsWith('%')) return ['share'];
  if (word.startsWith('#') && word !== '#number') return [word];
  return find(word);
}
