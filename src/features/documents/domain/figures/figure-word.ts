import { classFinder } from '../meaning/class-finder.ts';

/**
 * Words that stand beside figures of much the same kind, in English and French, folded. A class carries no verdict: what it means
 * beside a figure is learned.
 */
const CLASSES = {
  income:
    'revenu sales. sale. turnover income takings takes. receipt billing billed invoic fee. fees. earn gross. grossed commission subscription. subscriptions. subscribe tuition mrr. arr. topline top. recette chiffre affaires ca. produits produit. ventes vente. vend vendu factur encaiss gagn honorair redevance abonnement. abonnements. scolarit ecolage trading traded sold sell sells. selling monetis commercial rapport',
  came: 'came come comes. coming took take taking taken brought bring brings made make makes. making generat produc yield collect pull reach total amount add fetch entre entrent rentr recu recus recoit recolt percu touche verse versent versee genere fait faits font realis produit. atteint atteig totalis depass franchi tourne',
  profit:
    'profit profits margin margins ebitda ebit surplus deficit bottom loss losses lose loses losing lost. earnings contribution black. red. benefice perte pertes perdu perdons perd marge marges resultat excedent deficitaire beneficiaire positif negatif positive negative breakeven net. nets. nette.',
  cost: 'cost costs costing spend spent spending expens overhead outgoing payroll wage wages. salaries. bills. bill. rent. running run. fixed opex cogs charges. charge. depens cout couts coute loyers loyer masse. frais paie. fonctionnement structure achats purchases',
  burn: 'burn eat eats eating consum bleed drain leak outflow shortfall gap. hole. monthly deficit use. uses. using used. dip dips exceed brul consomm entam creus trou sortie sorties sortent sort. grignot mang pomp combl deficit. perdons manque net. nette. nets.',
  bank: 'bank banks. banked till. tills. cash. account. accounts. balance balances coffers wallet. purse kitty drawer treasury treasurer reserve reserves mobile. momo. mpesa pesa. liquid hand. hold. holds. held. holding deposit. deposits. safe. chest banque banques caisse caisses compte. comptes. solde soldes tresorerie disponib disponibil liquidite coffre tiroir avoirs reste. placement dat.',
  last: 'runway last. lasts. lasting carry carries hold. survive survival until till. breathe breath afloat go. going on. open. alive enough oxygen left. worth. tiendr tenir tien dure. dur durer devant. horizon autonomie souffle vivre vie. visibilite jusqu reste. suffit suffi couvre couvrent cover covers permet',
  seek: 'rais seek seeks seeking sought look looking want wants wanted need needs needed ask asks asking request invite offer offers round. rounds. close closing target. cheque. ticket tickets put in. lever levons leve. levee levees levera cherch recherch sollicit besoin tour. attend attendons propos appel souscri souscription manque. voulons voudri demand demande. financ invest augmentation placement emission emettre issue issuing issued new. nouvelle nouveau nouveaux',
  backed:
    'raised invested investor investors investment backed backer angel. angels. fund. funds. vc. vcs. seed. preseed friend friends family uncle aunt wrote write cheque. came. led. lead. leads. subscribed paid. injected put. grant grants prize bridge convertible safe. notes. note. fonds. investi investisseur business. mis. misent mit. apport apporte apports souscrit souscrivent pool. amorcage love. series serie. actionnaire shareholder injecte entre. entree participation',
  worth:
    'worth valu price. priced pricing cap. capped pre. post. premoney postmoney monnaie money. before after avant apres vaut valoir valoris valeur estim plafond prix. convert conversion discount decote multiple whole entiere entier',
  debt: 'loan loans. borrow owe owes owed owing debt debts overdraft lender lenders bank. repay repaid repayable outstanding interest note. notes. facility credit credits instal tranche drawn leasing lease mortgage bond bonds emprunt pret prets prete dette dettes devons doit doivent rembours decouvert creanci echeance restant du. dus. due. dues. encours bailleur solde.',
  buyer:
    'customer client buyer subscriber payer paying pay. pays. paid. contract. contracts. policy. policies. polic. order. ordered orders. bought buy. buys. signed sign. renew household households family families shop. shops. clinic clinics school schools farmer farmers merchant merchants member members tenant tenants hospital hospitals restaurant hotel firm. firms. compan business. businesses. employer employers sacco cooperative mill. mills. owners stalls patient patients parent parents learner learners rider riders passengers insured account. accounts. served serve. serves. abonne abonnes acheteur acheteurs payant payante foyer foyers ecole ecoles clinique cliniques adherent menage menages boutique boutiques commercant marchand eleveur producteur agricult paysan paysanne hopital hopitaux pharmacie locataire assure assures patients entreprise. entreprises. pme. societes. mutuelle famille familles passager eleve eleves etudiant commande commandes contrat contrats signe signent nous.',
  user: 'user users use. uses. using active. download downloads sign. registered register enrol app. application. wallet. wallets. login log. open. opened account. profile profiles free. traffic visitor visitors viewers listeners reader readers player players utilis inscri telecharg actif actifs active. actives. connect connectes compte. comptes. gratuit gratuitement visiteur auditeur lecteur membres members beneficiar',
  staff:
    'team staff employ people. persons. person. crew hands. hand. payroll. hire hires hired hiring engineer colleague full part. time. worker workers salaried headcount head. heads. souls. strong. desk. nurses nurse drivers driver technician agents. agent. dispatcher mechanic guards sales. us. we. permanent interns apprentice cofounders founders equipe salarie salaries employe employes collabor personne personnes effectif effectifs embauch recrut technicien agent. agents. ouvrier ouvriers vendeu cadres temps plein. contrat. cdi. bulletins paie fiche sommes. stagiaire infirmier chauffeur',
  market:
    'market markets industry sector tam. sam. som. opportunity addressable billion bn. spend. spends. spending worldwide continent country nation national annually sector marche marches secteur depense. depensent pays. national. nationale continent afrique africa potentiel adressable milliard milliards filiere taille size. sized worth. import imports exports importe',
  exist:
    'there exist exists live. lives. living census survey million. millions. licensed estimate according ministry bureau statistics country. region province nationwide adults people. population households. village villages total. compte. il. y. vivent vit habitant recens selon estime ministere statisti existe existent pays. region. regions. population. potentiels potential',
  grew: 'grew grow growth grown growing up. rise rises rising rose jump climb increase increased gain gained more. than. last. double doubled doubling tripl higher expand faster croissance croit hausse progress augment bond bondi plus. que. recul recule reculent baisse baisse. fell fall fallen drop dropp declin down. shrank shrunk slid less. moins. grimp grossi gagne. yoy. over. sur. rapport versus against compared contre',
  others:
    'competitor competitors rival rivals their. theirs. they. he. she. his. her. its. it. who. whose which incumbent giant jumia leader former former. previous client. supplier suppliers partner partners concurrent concurrents leur. leurs. ils. elles. il. elle. son. sa. ses. dont. fournisseur fournisseurs partenaire ancien ancienne precedent',
  price:
    'per. each. every. apiece kilo. kg. litre litres. unit. units. tonne. bag. crate. box. price. prices. priced. costs. charge. charges. charged rate. tariff deposit. par. chacun chacune chaque unite. prix. tarif tarifs sac. carton. bouteille piece. l. le. consultation seance panier basket average moyen moyenne mean. ticket. commission discount remise',
  rate: 'month months monthly week weekly weeks day daily days quarter quarterly year yearly annual annually annum mois mensuel mensuelle semaine hebdo jour jours journ trimestre trimestriel an. annee annuel annuelle ans. semestre half nightly',
  ours: 'we. our. ours. us. i. my. me. company group nous notre nos on. je. mon. ma. mes. societe. groupe. maison. boite entreprise. ourselves',
  ahead:
    'will. shall. plan. plans. planned planning expect expects forecast target targets goal aim aims hope hopes would. should. could. may. might. next. by. prevoi prevu prevision vis. visons vise. objectif espere esperons devrait devraient pourrait cible attendu prochain prochaine futur d. ici. budget if. si. were.',
  behind:
    'was. were. had. has. have. did. ended closed last. ago. so. far. since already yet. date. to. avons avait a. ont. etait dernier derniere depuis deja passe passee ecoule clos cloture fin. fini',
  share:
    'stake equity shares share. percent capital parts part. actions action. titres holding owns own. holds hold. detient detiennent detenu possede pour. dilut vote votes voting ordinary preference',
  wage: 'salary salaries. wage. wages. salaire salaires pays. paid. earn. earns. touche. gagne. home. month. stipend allowance indemnite prime bonus',
  volume:
    'tonne tonnes tons. kg. kilos litres km. kilomet hectare acre units crates trips deliver parcels orders. calls transactions meals bags doses rides loads bottles consultations visits sms. kwh. watts mw. m2. cubic tonnage sacs sac courses livraisons colis repas doses. trajets appels bidons bouteilles paniers nuits nuitees places sieges lits seats beds rooms',
  thing:
    'truck trucks vehicle vehicles bike bikes van vans machine machines room rooms. plant site sites shop. depot depots kiosk kiosks station stations tank tanks server pump pumps sensors panel panels camion camions vehicule moto motos machine machines. salle salles usine site. sites. depot. agence agences kiosque bornes cuve forage serre serres atelier branch branches clinics. village. villages. countries cities towns villes pays. regions',
  court:
    'court. tribunal fine. fined penalty damages claim claims claimed sue sued suit judge settle amende juge proces litige dommages penalite assign reclam tax. taxes vat. impot impots tva. duty douane insurance insured assurance premium prime.',
  rest: 'interest rate. rates. discount vat. tva. inflation percent. taux interet share. default defaut churn retention repeat resili renouvel satisf score uptime recovery occupancy fill remplissage yield margin. on. time.',
  volumeOfTrade:
    'gmv. volume volumes transacted processed payments transfers throughput traded flow flows value. worth. goods merchandise transite transitent transactions transfert paiements flux valeur marchandises',
} as const;

export const figureClassesOf = classFinder(CLASSES);
