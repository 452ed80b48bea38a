import type { Topic } from './topics.ts';

/** By which words each matter is known in English: ways to ask, between bars (topics.ts says how they are read). */
export const englishWays: Readonly<Record<Topic, string>> = {
  greeting: 'hello | hi | hey | good morning | good afternoon | good evening',
  about: 'what can you | who are you | are you human | are you robot | are you bot | what do you know | help',
  thanks: 'thanks | thank you | thank',
  due: 'owe | balance | due | debt | how much pay | overdue | behind | up to date | outstanding | account',
  next_rent:
    'when pay* | when rent | next rent | next payment | rent due | payment date | due date | what day pay',
  ways_to_pay: `how pay | how can pay | where pay | payment method* | ways pay | credit card | card | bank transfer
    | transfer | cash | want pay | report payment | proof | bank account | account number`,
  payment: `my payment | last payment | latest payment | payment arrive* | receive* payment | got payment
    | payment confirm* | confirm* payment | rejected | payment status | already paid | paid`,
  receipt: 'receipt* | invoice* | proof of payment',
  late_fee: 'late fee* | penalt* | surcharge* | pay late | paid late | grace | fine | late payment',
  rent: `how much rent | my rent | rent amount | monthly rent | rent increase* | raise rent | rent go up
    | rent change* | increase`,
  deposit: 'deposit | security deposit | deposit back | bond',
  term: `lease end* | contract end* | lease expire* | contract expire* | how long lease | until when | renew*
    | lease start* | end of lease | lease term`,
  leaving: `move out | moving out | leave apartment | leave early | leaving | give notice | notice period | break lease
    | terminate lease | end lease early | cancel lease | return keys | evict*`,
  requests: `my request* | my repair* | repair status | request status | when fix | when come | technician
    | my maintenance | status of repair | my report`,
  report: `repair* | fix* | broken | leak* | not working | does not work | doesn t work | no water | no power
    | no electricity | toilet | plumb* | electric* | pest* | cockroach* | maintenance | damage*`,
  contact: `contact* | phone | call | talk to | speak to | landlord | owner | office | manager | message* | write to
    | who do i rent from`,
  documents: `document* | copy lease | copy contract | see lease | my lease | my contract | download lease | sign
    | signature | pdf | papers`,
  emergency: `emergenc* | fire | firefighter* | police | ambulance | smell gas | gas leak | 911 | flood* | robbery
    | robbed | burglar*`,
  place: 'my address | what address | which apartment | my unit | apartment number | where is apartment',
  security: 'password* | two step | two factor | verification | change email | hack*',
  settings: `notification* | language | spanish | dark mode | dark theme | settings | my data | my name | my profile
    | delete account | close account`,
};
