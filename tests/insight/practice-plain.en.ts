import { type AskedQuestion, askedQuestions } from './asked-question.ts';

const ofTenants = `
is everything paid on my side? | my_balance | or=my_payments
how much is it this month | my_balance
what's my current debt | my_balance
when is rent due? | my_balance
do I have a late fee? | my_balance
how much should I transfer you for November? | my_balance
list of my payments | my_payments
has my payment been confirmed? | my_payments
did my deposit from Friday arrive? | my_payments | 2026-11-13..2026-11-13; or=my_lease
payments I made between March and June | my_payments | 2026-03-01..2026-06-30
when does my lease end? | my_lease
what does my contract say about pets? | my_lease | or=law
who's my guarantor? | my_lease
remind me what rent I pay | my_lease | or=my_balance
what's the status of my repair request? | my_requests
is my sink fixed yet? | my_requests
have you forgotten about my broken window? | my_requests | or=prepare_my_request
nobody came to fix the heater, what happened? | my_requests | or=prepare_my_request
when is the next assembly? | my_dates
do I have any visits scheduled? | my_dates
what's coming up for me? | my_dates
show notices | my_notices
what's the latest from the building management? | my_notices
where can I get my lease document? | my_documents | or=place,my_lease
show me my documents | my_documents
the power keeps going out in my bedroom | prepare_my_request | text
mosquito screen in the living room is torn | prepare_my_request | text
can you fix the gate? It does not close | prepare_my_request | text
something smells bad in the bathroom | prepare_my_request | text
bathroom floor is flooded | prepare_my_request | text
please fix my oven | prepare_my_request | text
send a message to the office: my new phone is 809-555-0101 | prepare_my_message | text
could you ask the owner if I can paint the wall? | prepare_my_message | text
message to management | prepare_my_message | missing=text
tell the office thanks for the help | prepare_my_message | text
I paid 25,000 pesos today | prepare_my_payment | amount=25000; currency=DOP; day=2026-11-18
I want to register a payment | prepare_my_payment
I deposited the rent this morning | prepare_my_payment | day=2026-11-18
can my rent go up this year? | law | text
what are my rights if they sell the house? | law | text
how do I report a payment? | guide | text
how can I message the office? | guide | text
where do I pay? | place | text
where is my contract? | place | text; or=my_lease,my_documents
what's for dinner | none
tell me a joke | none
how much does apartment 3B pay? | none
`;

const ofOwners = `
where does Carmen stand with her rent? | tenant_account | tenant=Carmen Peralta
has José fallen behind? | tenant_account | tenant=José Almonte; or=late_tenants
what does Pedro Martínez still owe us | tenant_account | tenant=Pedro Martínez
show me Luisa's account | tenant_account | tenant=Luisa Báez
tell me about Ana Martínez's payments and balance | tenant_account | tenant=Ana Martínez; or=payments
how much has Colmado La Bendición got outstanding | tenant_account | tenant=Colmado La Bendición
who owes me the most? | late_tenants
overdue tenants in Gazcue | late_tenants | property=Residencial Gazcue
who hasn't paid at Plaza Naco? | late_tenants | property=Plaza Naco
show me delinquent accounts | late_tenants
is anybody behind on rent? | late_tenants
give me everyone with unpaid rent | late_tenants
who are my worst payers? | late_tenants
what payments did I get yesterday? | payments | 2026-11-17..2026-11-17
list the payments for the last 30 days | payments | 2026-10-20..2026-11-18
payments from Rafael in September | payments | tenant=Rafael Núñez; 2026-09-01..2026-09-30
who paid this week? | payments | 2026-11-16..2026-11-22
any money in from Villas Cabarete this month? | payments | property=Villas Cabarete; 2026-11-01..2026-11-30; or=measure
did Ana pay in October? | payments | tenant=Ana Martínez; 2026-10-01..2026-10-31; or=tenant_account
terms of the lease for Local 2 | lease | unit=Plaza Naco Local 2
when does Yokasta's contract end? | lease | tenant=Yokasta Reyes
how much rent does Michael pay? | lease | tenant=Michael Brown
what's the deposit on 201? | lease | unit=Residencial Gazcue 201
who's renting Villa 1? | lease | unit=Villas Cabarete Villa 1
show me Pedro Martínez's contract | lease | tenant=Pedro Martínez
how long has Luisa been a tenant? | lease | tenant=Luisa Báez
when did Rafael move in? | lease | tenant=Rafael Núñez
what rent is 2B paying | lease | unit=Torre Anacaona 2B
leases ending in the next 60 days | leases_ending | 2026-11-18..2027-01-17
whose lease is up in January? | leases_ending | 2027-01-01..2027-01-31
expiring contracts at Torre Anacaona | leases_ending | property=Torre Anacaona
who is leaving soon? | leases_ending
vacancies in Plaza Naco | vacant_units | property=Plaza Naco
which units have nobody in them? | vacant_units
what's available to rent right now? | vacant_units
show me the empty apartments | vacant_units
tell me about Villas Cabarete | property | property=Villas Cabarete
who owns Torre Anacaona? | property | property=Torre Anacaona
overview of the Torre | property | property=Torre Anacaona
what units does Plaza Naco have? | property | property=Plaza Naco
info on Gazcue | property | property=Residencial Gazcue
urgent repairs | open_requests | priority=urgent
what's still broken at the Torre? | open_requests | property=Torre Anacaona
open maintenance tickets in 1A | open_requests | unit=Torre Anacaona 1A
high priority requests | open_requests | priority=high
which work orders are outstanding? | open_requests
any repairs pending? | open_requests
what's happening this week? | upcoming | 2026-11-16..2026-11-22
what's coming up? | upcoming
my agenda for next week | upcoming | 2026-11-23..2026-11-29
anything scheduled for Friday? | upcoming | 2026-11-20..2026-11-20
what's on the calendar this month | upcoming | 2026-11-01..2026-11-30
what needs my attention? | waiting
what do I have pending? | waiting
payments I still need to confirm | waiting
what should I take care of first? | waiting
unanswered messages | waiting
what changed since yesterday? | changes | from=2026-11-17
anything new since last week? | changes | from=2026-11-09
what did I miss? | changes
recent activity | changes
forecast my rental income for the next 6 months | forecast | of=rent_income; months=6
what will I collect next year? | forecast | of=rent_income; months=12
how much cash will I have in three months? | forecast | of=cash; months=3
expected maintenance spend next quarter | forecast | of=maintenance_cost; months=3
predict vacancy | forecast | of=vacancy
who is likely to pay late next month? | forecast | of=late_payment; months=1
cash forecast for half a year | forecast | of=cash; months=6
will my units be empty in the coming months? | forecast | of=vacancy
how many tenants will be late? | forecast | of=late_payment
upcoming maintenance costs for the next 12 months | forecast | of=maintenance_cost; months=12
find the contract of Peralta | find | text; or=lease
search for RNC 130-12345-6 | find | text
look up check number 554 | find | text
locate the invoice from the plumber | find | text
I'm looking for the receipt from Colmado La Bendición | find | text; or=payments
find anything that mentions generator | find | text
draft a notice to all tenants about the water cut tomorrow | prepare_notice | text
announce to everyone that rent is due on the 5th | prepare_notice | text
write a notice for Plaza Naco: parking closed Sunday | prepare_notice | property=Plaza Naco; text
remind all tenants that the assembly is on Thursday | prepare_notice | text
inform the residents of Torre Anacaona that the lift is out of order | prepare_notice | property=Torre Anacaona; text
prepare an announcement | prepare_notice | missing=text
open a request for 2B: dripping tap | prepare_request | unit=Torre Anacaona 2B; text
log a repair for Local 1, the shutter is stuck | prepare_request | unit=Plaza Naco Local 1; text
the AC in Villa 1 stopped working | prepare_request | unit=Villas Cabarete Villa 1; text
high priority: water leak in 102 | prepare_request | unit=Residencial Gazcue 102; text; priority=high
create a maintenance request | prepare_request | missing=text
new work order for the gate at the Torre | prepare_request | text
record a payment of US$1,800 from Ferretería El Clavo | prepare_payment | tenant=Ferretería El Clavo SRL; amount=1800; currency=USD
Carmen paid 45,000 pesos yesterday | prepare_payment | tenant=Carmen Peralta; amount=45000; currency=DOP; day=2026-11-17
register that José Almonte paid RD$42,000 | prepare_payment | tenant=José Almonte; amount=42000; currency=DOP
I received $2,100 from Michael | prepare_payment | tenant=Michael Brown; amount=2100
enter a payment | prepare_payment | missing=tenant
log 25k pesos from Luisa | prepare_payment | tenant=Luisa Báez; amount=25000; currency=DOP
what does the law say about eviction? | law | text
how much can I raise the rent? | law | text
how many months of deposit can I legally ask for? | law | text
when do I have to return the deposit by law? | law | text
is it legal to change the locks? | law | text
can I evict a tenant for not paying? | law | text
how do I add a tenant? | guide | text
how do I record a payment? | guide | text
steps to close a month | guide | text
explain how late fees work | guide | text
how can I export my data? | guide | text
where can I see reports? | place | text
take me to maintenance | place | text
open settings | place | text
where do I find the calendar? | place | text
how much did I bill last month? | measure | measure=billed; 2026-10-01..2026-10-31
how much rent did I charge in 2025? | measure | measure=rent_billed; 2025-01-01..2025-12-31
what did I collect last quarter by property? | measure | measure=collected; by=property; 2026-07-01..2026-09-30
collections by payment method this year | measure | measure=collected; by=payment_method; 2026-01-01..2026-12-31
what share of what I billed did I collect in October? | measure | measure=collection_rate; 2026-10-01..2026-10-31
collection rate by property | measure | measure=collection_rate; by=property
total outstanding in dollars | measure | measure=outstanding; currency=USD
how much money is overdue? | measure | measure=overdue
what percentage of tenants is late? | measure | measure=delinquency_rate
delinquency rate | measure | measure=delinquency_rate
on average how many days late do tenants pay? | measure | measure=average_days_late
discounts given this year | measure | measure=credits_given; 2026-01-01..2026-12-31
how much do I hold in deposits? | measure | measure=deposits_held
income by month this year | measure | measure=income; by=month; 2026-01-01..2026-12-31
how much did I earn in September? | measure | measure=income; 2026-09-01..2026-09-30
revenue of Plaza Naco in 2025 | measure | measure=income; property=Plaza Naco; 2025-01-01..2025-12-31
expenses in October | measure | measure=expenses; 2026-10-01..2026-10-31
what did I spend last month in pesos | measure | measure=expenses; 2026-10-01..2026-10-31; currency=DOP
net operating income by quarter | measure | measure=net_operating_income; by=quarter
what's my operating margin? | measure | measure=operating_margin
expense ratio this year | measure | measure=expense_ratio; 2026-01-01..2026-12-31
maintenance cost per unit in 2025 | measure | measure=maintenance_cost_per_unit; 2025-01-01..2025-12-31
repair costs by vendor | measure | measure=maintenance_cost; by=vendor
cash coming in this month | measure | measure=cash_in; 2026-11-01..2026-11-30
how much cash went out in September? | measure | measure=cash_out; 2026-09-01..2026-09-30
net cash flow last quarter | measure | measure=net_cash; 2026-07-01..2026-09-30
how many units are occupied? | measure | measure=occupied_units
occupancy by property | measure | measure=occupancy_rate; by=property
what's my occupancy rate? | measure | measure=occupancy_rate
vacant days by unit | measure | measure=vacant_days; by=unit
how long do units stay vacant on average? | measure | measure=average_days_vacant
potential rent of Torre Anacaona | measure | measure=potential_rent; property=Torre Anacaona
economic occupancy last month | measure | measure=economic_occupancy; 2026-10-01..2026-10-31
rent lost to vacancy this year | measure | measure=vacancy_loss; 2026-01-01..2026-12-31
average rent by sector | measure | measure=average_rent; by=sector
rent per square meter | measure | measure=rent_per_area
market rent by unit | measure | measure=market_rent; by=unit
how do my rents compare to the market? | measure | measure=rent_to_market
number of active leases | measure | measure=active_leases
how many tenants do I have? | measure | measure=tenants
new leases by month | measure | measure=leases_started; by=month
how many leases end in December? | measure | measure=leases_ending; 2026-12-01..2026-12-31
how many leases were renewed in 2025? | measure | measure=renewals; 2025-01-01..2025-12-31
tenant turnover last year | measure | measure=turnover_rate; 2025-01-01..2025-12-31
how long do tenants stay on average? | measure | measure=average_tenancy
how many repair requests came in last month? | measure | measure=requests_opened; 2026-10-01..2026-10-31
how many requests are open? | measure | measure=open_requests
average time to resolve requests | measure | measure=hours_to_resolve
what percentage of repairs was fixed on time? | measure | measure=resolved_in_time_rate
requests per unit | measure | measure=requests_per_unit
how many applications did we get this quarter? | measure | measure=applications; 2026-10-01..2026-12-31
approval rate of applications | measure | measure=approval_rate
which property makes the most money? | measure | measure=income; by=property; or=measure
delete Carmen's lease | none
what will the dollar be worth next month? | none
who is the president? | none
write me a poem | none
evict Yokasta today | none
show me my competitor's rents | none
transfer 500 dollars to my account | none
`;

/** Every tool and most figures, asked in plain words. The engine was built with them, so they measure nothing. */
export const plainQuestions: readonly AskedQuestion[] = [
  ...askedQuestions('tenant', ofTenants),
  ...askedQuestions('owner', ofOwners),
];
