/** How one language writes its words. Lists have a blank between. */
export interface Grammar {
  /** What is taken off a word's end. */
  readonly endings: string;
  /** Whether a plural's "s" is taken off before. */
  readonly hasPlurals: boolean;
  /** What stands for an apostrophe: "pa' pagar" are two words, "tenant's" is one. */
  readonly apostrophe: string;
  /** Words whose stem no rule finds, each with its stem: "pido:ped". */
  readonly odd: string;
  /** Words that say nothing of where somebody wants to go. */
  readonly stops: string;
  /** Words that most sentences have: they only decide between places that are equal without them. */
  readonly light: string;
}

const es: Grammar = {
  endings:
    'arselo arsela arles arlas arlos erles irles amiento imiento ador adora acion icion ucion ancia ' +
    'encia anza ieza arme arle arlo arla arse arnos erme erle erlo erla erse irme irle irlo irla irse ' +
    'ante aron ieron aban aba iendo ando ado ada ido ida aria eria iria are ere ire amos emos imos ao ' +
    'ar er ir an en as a e i o',
  hasPlurals: true,
  apostrophe: ' ',
  odd:
    'veo:ver vi:ver vea:ver hizo:hac hice:hac hago:hac puse:pon pongo:pon puso:pon rota:romp ' +
    'roto:romp tengo:ten tiene:ten luces:luz pide:ped piden:ped pido:ped empieza:empez cierre:cerr ' +
    'cierro:cerr cierra:cerr pierdo:perd digo:dic decir:dic dijo:dic quien:quien quienes:quien ' +
    'cuantos:cuanto cuantas:cuanto cuanta:cuanto prueba:prob pruebe:prob confirme:confirm ' +
    'olvido:olvid transfiere:transfer transfieren:transfer renuevo:renov renueva:renov vuelvo:volv ' +
    'voy:ir debo:debo debemos:debo pague:pague deposite:deposite contador:contador ' +
    'contadora:contador contadores:contador',
  stops:
    'a al ante con de del desde e el ella ellos en entre es esa esas ese eso esos esta estas este ' +
    'esto estos estan fue ha han hasta hay he la las les lo los nos o os para pa por pues que se si ' +
    'sobre son su sus te tu tus un una uno unos unas y yo usted ustedes mas muy tan ahi aqui alla ' +
    'to necesito necesita necesitamos deseo acabo favor ayudeme dame deme vamos voy ir llevame vaya ' +
    'cuales queria estoy era eran sea fuera estaba alguien algo cada hola buenas buenos dias oye ' +
    'mira porfa mire muestre muestrame ensename encuentro',
  light:
    'donde como cual hacer hago hace hacen hizo hice poner pongo pon tengo tiene tienen puedo puede ' +
    'pueden pueda podria poder quiero quisiera querer quiere ver veo abrir saber encontrar buscar ' +
    'busco me mi mis todo toda todos todas',
};

const en: Grammar = {
  endings: 'iation ations ation ion ions ments ment ings ing ies ied ers ed er es ance ly s e y',
  hasPlurals: false,
  apostrophe: '',
  odd:
    'paid:pay bought:buy sent:send wrote:writ written:writ gave:giv broke:break broken:break ' +
    'left:leav got:get made:mak said:say told:tell owe:ow owed:ow saw:see seen:see renter:tenant ' +
    'came:com spent:spend lost:los went:go going:go used:us use:us using:us news:news did:do ' +
    'late:late later:late letter:letter paper:paper apply:applic applied:applic applicant:applic ' +
    'applicants:applic notify:notific notified:notific rental:rent rentals:rent fixed:fixed ' +
    'opening:opening sold:sell vacancy:vacant vacancies:vacant owing:ow permission:permit ' +
    'number:number water:water owner:owner member:member manager:manager',
  stops:
    'a an and any are as at be been by d for from he her here him his if in into is it its let ll m ' +
    'may me of on or our please s she so some somebody someone something than that the their them ' +
    'then there these they this those to us was we were what which while with you your like t re ve ' +
    'im id ill wheres hi hello am just now know whats theres lets thats hes shes still',
  light:
    'how where can could will would want wants wanted need needs get take find show see view look ' +
    'open go going have has had my i did do does too when',
};

/** For the index, which brings the one of its language. */
export const grammars = { es, en };
