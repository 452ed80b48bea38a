import { type AskedQuestion, askedQuestions } from './asked-question.ts';

const ofTenants = `
how do I stand with my rent? | my_balance
what's left to pay? | my_balance
is there anything I owe from before? | my_balance
how much will I have to pay on the 1st? | my_balance
am I late on anything? | my_balance
my balance | my_balance
could you tell me how much I'm due to pay | my_balance
is there news from the landlord? | my_notices
did the office post anything? | my_notices
has something been announced for the building? | my_notices
what messages has the office put up? | my_notices
any memos this week? | my_notices
tell the office my sink leaks | prepare_my_message | text; or=prepare_my_request
please let the landlord know we'll be away in December | prepare_my_message | text
I have a question for the office | prepare_my_message | missing=text
send a note to the administrator | prepare_my_message | missing=text
I'd like the office to call me back | prepare_my_message | text
I sent 12,500 pesos by transfer on November 15 | prepare_my_payment | amount=12500; currency=DOP; day=2026-11-15
I want to let you know I paid the rent | prepare_my_payment
rent is paid, 20k pesos, yesterday | prepare_my_payment | amount=20000; currency=DOP; day=2026-11-17
payment made: US$450 | prepare_my_payment | amount=450; currency=USD
submit a transfer of 9,000 pesos | prepare_my_payment | amount=9000; currency=DOP
submit a repair request for the stove | prepare_my_request | text
my bedroom light switch sparks | prepare_my_request | text
there are cockroaches everywhere | prepare_my_request | text
the front gate won't close anymore | prepare_my_request | text
no hot water since Sunday | prepare_my_request | text
who is coming to fix my door and when? | my_requests | or=my_dates
have my repairs been scheduled? | my_requests | or=my_dates
did you receive my request? | my_requests
which of my requests are closed? | my_requests
show my payments from last month | my_payments | 2026-10-01..2026-10-31
what did I pay in the last 30 days? | my_payments | 2026-10-20..2026-11-18
was my October rent received? | my_payments | 2026-10-01..2026-10-31
`;

const ofOwners = `
renew Rafael's lease for another year | none
please approve all pending applications | none
record an expense of 5,000 pesos for the pump | none
add a new unit to the Torre | none
charge Carmen a late fee | none
refund Ana's deposit | none
can you cancel the payment from José | none
terminate Pedro's lease | none
give Luisa a 10% discount | none
confirm the payment that came in yesterday | none
lower the rent on 3A to 40,000 | none
how has rent increased at the Torre this year? | measure | measure=average_rent; property=Torre Anacaona; 2026-01-01..2026-12-31; or=law,measure
do we have a right number of vacant units right now? | measure | measure=vacant_units; or=vacant_units
late fees billed by tenant this year | measure | measure=late_fees_billed; by=tenant; 2026-01-01..2026-12-31
how much notice do tenants get | law | text
receivables by property | measure | measure=outstanding; by=property
how much did we take in from the Torre in Q3? | measure | measure=collected; property=Torre Anacaona; 2026-07-01..2026-09-30
collected rent per month in 2025 | measure | measure=collected; by=month; 2025-01-01..2025-12-31
how much did repairs cost me in Gazcue last year | measure | measure=maintenance_cost; property=Residencial Gazcue; 2025-01-01..2025-12-31
spending on maintenance by category | measure | measure=maintenance_cost; by=request_category
profit of Villas Cabarete last month | measure | measure=net_operating_income; property=Villas Cabarete; 2026-10-01..2026-10-31
how profitable was Plaza Naco this quarter? | measure | measure=net_operating_income; property=Plaza Naco; 2026-10-01..2026-12-31
what percentage of units is empty? | measure | measure=occupancy_rate; or=measure
average days on market | measure | measure=average_days_vacant
how many people moved in this month | measure | measure=leases_started; 2026-11-01..2026-11-30
move-outs by quarter | measure | measure=leases_ended; by=quarter
how quickly are repairs resolved at the Torre? | measure | measure=hours_to_resolve; property=Torre Anacaona
tickets opened by priority last week | measure | measure=requests_opened; by=request_priority; 2026-11-09..2026-11-15
how many units does Plaza Naco have? | measure | measure=units; property=Plaza Naco; or=property
total monthly rent if everything was let | measure | measure=potential_rent
what do tenants owe by currency? | measure | measure=outstanding; by=currency
cash in versus cash out last month | measure | measure=net_cash; 2026-10-01..2026-10-31
percentage of rent collected in October by property | measure | measure=collection_rate; by=property; 2026-10-01..2026-10-31
income from January to June | measure | measure=income; 2026-01-01..2026-06-30
expenses since August | measure | measure=expenses; from=2026-08-01
expenses for Torre Anacaona by account in 2025 | measure | measure=expenses; property=Torre Anacaona; by=account; 2025-01-01..2025-12-31
what did Carmen pay in total this year? | measure | measure=collected; tenant=Carmen Peralta; 2026-01-01..2026-12-31; or=payments,tenant_account
bedrooms breakdown of average rent | measure | measure=average_rent; by=bedrooms
occupancy in December last year | measure | measure=occupancy_rate; 2025-12-01..2025-12-31
tell me the lease details of 101 | lease | unit=Residencial Gazcue 101
lease of the hardware store Ferretería El Clavo | lease | tenant=Ferretería El Clavo SRL
what does Local 1 pay? | lease | unit=Plaza Naco Local 1; or=payments
who lives in apartment 2A at the Torre? | lease | unit=Torre Anacaona 2A
when is Michael's move-out date? | lease | tenant=Michael Brown
is there a deposit for 1A? | lease | unit=Torre Anacaona 1A
what kind of property is Residencial Gazcue? | property | property=Residencial Gazcue
how's Villas Cabarete doing? | property | property=Villas Cabarete
what's in Plaza Naco? | property | property=Plaza Naco
who's the landlord of Gazcue? | property | property=Residencial Gazcue
anything about Almonte? | find | text; or=tenant_account
search everything for "cistern" | find | text
do we have a record with phone 809-555-1234? | find | text
look for Martínez | find | text
find me invoice 2045 | find | text
project my cash six months out | forecast | of=cash; months=6
how much rent should I expect in December? | forecast | of=rent_income; or=forecast
rent forecast for the next 12 months | forecast | of=rent_income; months=12
what's the vacancy outlook for next quarter | forecast | of=vacancy; months=3
maintenance budget forecast for a year | forecast | of=maintenance_cost; months=12
forecast late payments over two months | forecast | of=late_payment; months=2
what's my cash position going to be next month? | forecast | of=cash; months=1
what rents fall due next week? | upcoming | 2026-11-23..2026-11-29
what's planned for the rest of the month? | upcoming | 2026-11-01..2026-11-30; or=upcoming
do I have any visits tomorrow? | upcoming | 2026-11-19..2026-11-19
what should I be ready for in the next 10 days? | upcoming | 2026-11-18..2026-11-28
who's not up to date? | late_tenants
people who owe rent at Villas Cabarete | late_tenants | property=Villas Cabarete
which accounts are past due? | late_tenants
whose rent is overdue? | late_tenants
how far behind is Pedro Martínez? | tenant_account | tenant=Pedro Martínez
Yokasta's outstanding balance | tenant_account | tenant=Yokasta Reyes
`;

/** Orders that no tool carries out, and figures said in other ways. They measure nothing. */
export const moreQuestions: readonly AskedQuestion[] = [
  ...askedQuestions('tenant', ofTenants),
  ...askedQuestions('owner', ofOwners),
];
