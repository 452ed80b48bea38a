import { type AskedQuestion, askedQuestions } from './asked-question.ts';

const ofTenants = `
my toilet is clogged again, can you send somebody? | prepare_my_request | text
the AC isn't cooling at all since yesterday | prepare_my_request | text
kitchen tap won't stop dripping | prepare_my_request | text
there's no water coming out of the shower | prepare_my_request | text
my door lock is broken and I can't get in | prepare_my_request | text
I smell gas in the kitchen, it's an emergency | prepare_my_request | text; priority=urgent
water is coming through my ceiling | prepare_my_request | text
could someone come and look at the fridge? | prepare_my_request | text
I need to report a problem | prepare_my_request | missing=text
I'd like to complain about the water pump | prepare_my_request | text
we've got termites in the closet | prepare_my_request | text
please send a plumber, the sink is backed up | prepare_my_request | text
the hallway light went out | prepare_my_request | text
the elevator got stuck | prepare_my_request | text
a window pane shattered | prepare_my_request | text
my washing machine doesn't drain | prepare_my_request | text
I need an electrician | prepare_my_request | text
open a maintenance request | prepare_my_request | missing=text
how much do I have left to pay? | my_balance
do I still owe you anything? | my_balance
is my rent paid up? | my_balance
what do I need to pay this month? | my_balance
when's my next rent due? | my_balance
by what day do I have to pay to avoid a late fee? | my_balance
am I behind? | my_balance
tell me my balance please | my_balance
what's outstanding on my account | my_balance
anything left over from last month I haven't paid? | my_balance
am I all square with you? | my_balance
did I get charged a late fee? | my_balance
how much did I pay in October? | my_payments | 2026-10-01..2026-10-31
did you get my payment? | my_payments
has my transfer gone through? | my_payments
I need my receipts for this year | my_payments | 2026-01-01..2026-12-31
payment history | my_payments
when did I last pay? | my_payments
show me what I've paid over the last 90 days | my_payments | 2026-08-21..2026-11-18
is my payment still not approved? | my_payments
my payments last year | my_payments | 2025-01-01..2025-12-31
how much have I paid this year? | my_payments | 2026-01-01..2026-12-31
receipt for September | my_payments | 2026-09-01..2026-09-30
how long is left on my lease? | my_lease
when does my contract run out? | my_lease
what's my rent? | my_lease
who's on my lease? | my_lease
how much was my deposit? | my_lease
what are the terms of my tenancy? | my_lease
since when have I lived here? | my_lease
am I on a yearly contract? | my_lease
when do I have to move out? | my_lease
did anyone fix what I reported? | my_requests
what happened with the plumber I asked for? | my_requests
any news on my repair? | my_requests
has anybody looked at my request? | my_requests
I've been waiting a week for the AC repair, what's going on? | my_requests
my open tickets | my_requests
how many requests do I have open? | my_requests
where do things stand with my leak? | my_requests
which complaints have I made? | my_requests
is the boiler repair done yet? | my_requests
is there a meeting this month? | my_dates
what time is the assembly? | my_dates
is someone coming to inspect? | my_dates
what appointments do I have? | my_dates
what's on my calendar? | my_dates
important dates coming up | my_dates
any announcements? | my_notices
anything new from the management? | my_notices
read me the notices | my_notices
what did the office send us? | my_notices
was there a notice about the water? | my_notices
latest notice from the landlord | my_notices
I need a copy of my lease | my_documents | or=my_lease
the papers I signed | my_documents
what files do you have of mine? | my_documents
download my contract as a PDF | my_documents | or=my_lease
I want to talk to the manager | prepare_my_message | missing=text
message the landlord that I'm travelling on Friday | prepare_my_message | text
write to the office that I need another gate key | prepare_my_message | text
I need to send a message | prepare_my_message | missing=text
tell the manager I won't be home on Saturday | prepare_my_message | text
let the office know I'll pay on Monday | prepare_my_message | text
I'd like to contact the office | prepare_my_message | missing=text
ask the landlord whether I may keep a dog | prepare_my_message | text
I've already transferred the rent | prepare_my_payment
just deposited 15,000 pesos | prepare_my_payment | amount=15000; currency=DOP
I made a transfer of RD$22,500 on Monday | prepare_my_payment | amount=22500; currency=DOP; day=2026-11-16
sent you 300 dollars today | prepare_my_payment | amount=300; currency=USD; day=2026-11-18
I want to report that I paid | prepare_my_payment
paid yesterday by bank | prepare_my_payment | day=2026-11-17
report a deposit of $18,000 | prepare_my_payment | amount=18000
report a transfer | prepare_my_payment
here's my November payment: 20000 pesos | prepare_my_payment | amount=20000; currency=DOP
log my payment of 12,000 | prepare_my_payment | amount=12000
can they throw me out if I don't pay? | law | text
may the landlord come in without telling me? | law | text
how long do they have to give my deposit back? | law | text
who has to pay for repairs by law? | law | text
can they charge me two months' deposit? | law | text
is it legal to cut off my water? | law | text
how much notice must they give me to leave? | law | text
can I be forced to leave before the end? | law | text
how do I upload the receipt? | guide | text
how do I change my password? | guide | text
I don't know how to report a repair, can you explain? | guide | text
what do I have to do to pay here? | guide | text
how does autopay work? | guide | text
where do I see my receipts? | place | text
take me to notices | place | text
open the messages screen | place | text
who won the game last night? | none
what time is it? | none
how much does the landlord earn? | none
who lives next door? | none
lend me some money | none
recommend a restaurant | none
`;

const ofOwners = `
is Carmen behind on rent? | tenant_account | tenant=Carmen Peralta
how's Rafael doing with his payments? | tenant_account | tenant=Rafael Núñez
is Luisa all paid up? | tenant_account | tenant=Luisa Báez
does the hardware store, Ferretería El Clavo, owe anything? | tenant_account | tenant=Ferretería El Clavo SRL
Michael's balance | tenant_account | tenant=Michael Brown
what's the situation with Yokasta's account | tenant_account | tenant=Yokasta Reyes
who's behind? | late_tenants
who do I have to chase? | late_tenants
list the people who haven't paid rent | late_tenants
anyone late in the Torre? | late_tenants | property=Torre Anacaona
tenants in arrears | late_tenants
which tenants still haven't paid this month? | late_tenants
what came in last week? | payments | 2026-11-09..2026-11-15; or=measure
payments received at Plaza Naco in October | payments | property=Plaza Naco; 2026-10-01..2026-10-31
has Michael paid? | payments | tenant=Michael Brown; or=tenant_account
when did Yokasta last pay? | payments | tenant=Yokasta Reyes; or=tenant_account
everything José has paid this year | payments | tenant=José Almonte; 2026-01-01..2026-12-31; or=tenant_account
until when is Pedro's lease? | lease | tenant=Pedro Martínez
who's in 1B? | lease | unit=Torre Anacaona 1B
what's the rent on Local 1? | lease | unit=Plaza Naco Local 1
how much deposit did Luisa leave? | lease | tenant=Luisa Báez
since when has Michael been in the villa? | lease | tenant=Michael Brown
which unit is Carmen in? | lease | tenant=Carmen Peralta
who's up for renewal in December? | leases_ending | 2026-12-01..2026-12-31
which contracts expire soon? | leases_ending
leases that run out before the end of the year | leases_ending | until=2026-12-31; or=measure
what do I still have to rent out? | vacant_units
anything empty at Plaza Naco? | vacant_units | property=Plaza Naco
what's free in the Torre? | vacant_units | property=Torre Anacaona
give me the details of Residencial Gazcue | property | property=Residencial Gazcue
who does Villas Cabarete belong to? | property | property=Villas Cabarete
which repairs are still not done? | open_requests
is anything broken in 2A? | open_requests | unit=Torre Anacaona 2A
pending tickets for Gazcue | open_requests | property=Residencial Gazcue
what complaints do we have? | open_requests
what still needs fixing at Plaza Naco? | open_requests | property=Plaza Naco
what's on tomorrow? | upcoming | 2026-11-19..2026-11-19
what do I have next week? | upcoming | 2026-11-23..2026-11-29
what's due in the next few days? | upcoming
my appointments in December | upcoming | 2026-12-01..2026-12-31
any deadlines ahead? | upcoming
what do I need to deal with today? | waiting
anything waiting on me? | waiting
what's left for me to approve? | waiting
my to-do list | waiting
what's happened since Monday? | changes | from=2026-11-16
what's new? | changes
catch me up | changes
summary of what went on last week | changes | from=2026-11-09
how much will I take in next month? | forecast | of=rent_income; months=1
what does cash flow look like for the next three months? | forecast | of=cash; months=3
how likely are late payments? | forecast | of=late_payment
what will repairs cost me over the next half a year? | forecast | of=maintenance_cost; months=6
will I have money at the end of the year? | forecast | of=cash
how many units will be empty next year? | forecast | of=vacancy; months=12
who might not pay? | forecast | of=late_payment
expected rent for the coming year | forecast | of=rent_income; months=12
find invoice B0100000045 | find | text
look for the lease with ID 001-1234567-8 | find | text
pull up anything about the pump | find | text
search Peralta | find | text
where's receipt 88? | find | text
send a circular to the Torre: no water on Friday | prepare_notice | property=Torre Anacaona; text
let everybody know the office is closed on Monday | prepare_notice | text
I want to send out a notice | prepare_notice | missing=text
announce at Gazcue that there will be fumigation | prepare_notice | property=Residencial Gazcue; text
tell the tenants of Plaza Naco we're painting the car park | prepare_notice | property=Plaza Naco; text
1A says the fridge isn't cooling | prepare_request | unit=Torre Anacaona 1A; text
the door of Local 2 needs fixing | prepare_request | unit=Plaza Naco Local 2; text
a pipe burst in 102, urgent | prepare_request | unit=Residencial Gazcue 102; text; priority=urgent
make a work order to paint Villa 2 | prepare_request | unit=Villas Cabarete Villa 2; text
note that the roof leaks in 201 | prepare_request | unit=Residencial Gazcue 201; text
report a repair | prepare_request | missing=text
Luisa gave me 10,000 pesos in cash today | prepare_payment | tenant=Luisa Báez; amount=10000; currency=DOP; day=2026-11-18
put down Ferretería El Clavo's payment, 1,800 dollars | prepare_payment | tenant=Ferretería El Clavo SRL; amount=1800; currency=USD
Yokasta transferred 46,500 | prepare_payment | tenant=Yokasta Reyes; amount=46500
I got paid 20,000 pesos | prepare_payment | missing=tenant
add a payment for José | prepare_payment | tenant=José Almonte
can I raise a tenant's rent? | law | text
what notice do I have to give not to renew? | law | text
how many deposits may I ask for? | law | text
what does the law say on subletting? | law | text
do I have to register the lease? | law | text
how do I send a tenant an invoice? | guide | text
what do I do to add a building? | guide | text
I don't understand how to close a lease | guide | text
show me how to split an expense | guide | text
where are the expenses? | place | text
I want to go to leases | place | text
which screen has the deposits? | place | text
how much have tenants paid me so far this year? | measure | measure=collected; 2026-01-01..2026-11-18
how much am I owed in total? | measure | measure=outstanding
how much is overdue at Residencial Gazcue? | measure | measure=overdue; property=Residencial Gazcue
how many tenants are late? | measure | measure=overdue_leases
what percentage pays on time? | measure | measure=on_time_rate
late fees charged in October | measure | measure=late_fees_billed; 2026-10-01..2026-10-31
where does my money go by account? | measure | measure=expenses; by=account
spending this quarter by vendor | measure | measure=expenses; by=vendor; 2026-10-01..2026-12-31
what did the Torre leave me in September? | measure | measure=net_operating_income; property=Torre Anacaona; 2026-09-01..2026-09-30
how full is Residencial Gazcue? | measure | measure=occupancy_rate; property=Residencial Gazcue
how many apartments are empty? | measure | measure=vacant_units
how much am I losing on empty units? | measure | measure=vacancy_loss
average rent by bedrooms | measure | measure=average_rent; by=bedrooms
how many leases were signed this year? | measure | measure=leases_started; 2026-01-01..2026-12-31
how many tenants left last year? | measure | measure=leases_ended; 2025-01-01..2025-12-31
how long does it take us to fix a repair? | measure | measure=hours_to_resolve
repairs by category last month | measure | measure=requests_opened; by=request_category; 2026-10-01..2026-10-31
how many requests were closed in the last 90 days? | measure | measure=requests_closed; 2026-08-21..2026-11-18
what did I spend on fixing things in the Torre? | measure | measure=maintenance_cost; property=Torre Anacaona
deposits I'm holding by currency | measure | measure=deposits_held; by=currency
how many units do I manage? | measure | measure=units
applications by month | measure | measure=applications; by=month
renewal rate for 2025 | measure | measure=renewal_rate; 2025-01-01..2025-12-31
profit per property this year | measure | measure=net_operating_income; by=property; 2026-01-01..2026-12-31
notices to vacate by law in the DR | law | text
what's the time in Madrid? | none
raise Carmen's rent | none
what's the best investment right now? | none
pay the electricity bill | none
how much do other landlords charge? | none
`;

/** How people speak in passing: short, polite, indirect. The engine was built with them, so they measure nothing. */
export const everydayQuestions: readonly AskedQuestion[] = [
  ...askedQuestions('tenant', ofTenants),
  ...askedQuestions('owner', ofOwners),
];
