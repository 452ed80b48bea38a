import { type AskedQuestion, askedQuestions } from './asked-question.ts';

const ofTenants = `
¿está todo pago de mi parte? | my_balance | or=my_payments
¿cuánto es este mes? | my_balance
¿cuándo se paga la renta? | my_balance
¿cuánto les tengo que transferir por noviembre? | my_balance
lista de mis pagos | my_payments
¿llegó el depósito que hice el viernes? | my_payments | 2026-11-13..2026-11-13; or=my_lease
pagos que hice entre marzo y junio | my_payments | 2026-03-01..2026-06-30
¿qué dice mi contrato sobre mascotas? | my_lease | or=law
recuérdeme cuánto pago de renta | my_lease | or=my_balance
¿ya está listo el fregadero? | my_requests
¿se olvidaron de mi ventana rota? | my_requests | or=prepare_my_request
nadie vino a arreglar el calentador, ¿qué pasó? | my_requests | or=prepare_my_request
¿tengo alguna visita programada? | my_dates
¿qué me viene? | my_dates
¿qué es lo último de la administración? | my_notices
enséñeme mis documentos | my_documents
se va la luz a cada rato en mi habitación | prepare_my_request | text
¿pueden arreglar el portón? no cierra | prepare_my_request | text
algo huele mal en el baño | prepare_my_request | text
el piso del baño está inundado | prepare_my_request | text
arréglenme el horno por favor | prepare_my_request | text
mande un mensaje a la oficina: mi nuevo teléfono es 809-555-0101 | prepare_my_message | text
mensaje a la administración | prepare_my_message | missing=text
hoy pagué 25,000 pesos | prepare_my_payment | amount=25000; currency=DOP; day=2026-11-18
quiero registrar un pago | prepare_my_payment
deposité la renta esta mañana | prepare_my_payment | day=2026-11-18
¿qué derechos tengo si venden la casa? | law | text
¿cómo le escribo a la oficina? | guide | text
¿dónde pago? | place | text
¿qué hay de comer? | none
¿cuánto paga el apartamento 3B? | none
`;

const ofOwners = `
¿cómo está Carmen con la renta? | tenant_account | tenant=Carmen Peralta
¿José se ha atrasado? | tenant_account | tenant=José Almonte; or=late_tenants
muéstreme la cuenta de Luisa | tenant_account | tenant=Luisa Báez
¿quién me debe más? | late_tenants
inquilinos atrasados en Gazcue | late_tenants | property=Residencial Gazcue
¿quién no ha pagado en Plaza Naco? | late_tenants | property=Plaza Naco
los peores pagadores | late_tenants
¿qué pagos me llegaron ayer? | payments | 2026-11-17..2026-11-17
lista de pagos de los últimos 30 días | payments | 2026-10-20..2026-11-18
pagos de Rafael en septiembre | payments | tenant=Rafael Núñez; 2026-09-01..2026-09-30
¿entró algo de Villas Cabarete este mes? | payments | property=Villas Cabarete; 2026-11-01..2026-11-30; or=measure
condiciones del contrato del Local 2 | lease | unit=Plaza Naco Local 2
¿cuánto paga Michael de renta? | lease | tenant=Michael Brown
¿quién alquila la Villa 1? | lease | unit=Villas Cabarete Villa 1
¿cuándo entró Rafael? | lease | tenant=Rafael Núñez; or=payments
¿qué tiempo lleva Luisa de inquilina? | lease | tenant=Luisa Báez
contratos que vencen en los próximos 60 días | leases_ending | 2026-11-18..2027-01-17
¿quién se va pronto? | leases_ending
¿qué unidades no tienen a nadie? | vacant_units
¿qué hay disponible para alquilar ahora? | vacant_units
resumen de la Torre | property | property=Torre Anacaona
¿qué unidades hay en Plaza Naco? | property | property=Plaza Naco
info de Gazcue | property | property=Residencial Gazcue
reparaciones urgentes | open_requests | priority=urgent
¿qué sigue dañado en la Torre? | open_requests | property=Torre Anacaona
solicitudes de prioridad alta | open_requests | priority=high
¿algo programado para el viernes? | upcoming | 2026-11-20..2026-11-20
¿qué hay en la agenda este mes? | upcoming | 2026-11-01..2026-11-30
¿qué necesita mi atención? | waiting
pagos que me falta confirmar | waiting
mensajes sin contestar | waiting
¿qué me perdí? | changes
actividad reciente | changes
¿cuánto cobraré el año que viene? | forecast | of=rent_income; months=12
¿cuánto efectivo tendré en tres meses? | forecast | of=cash; months=3
predicción de vacancia | forecast | of=vacancy
¿quién va a pagar tarde el mes que viene? | forecast | of=late_payment; months=1
gastos de mantenimiento esperados para el próximo trimestre | forecast | of=maintenance_cost; months=3
flujo de caja proyectado a medio año | forecast | of=cash; months=6
busca el cheque 554 | find | text
estoy buscando la factura del plomero | find | text
redacte un aviso a todos los inquilinos sobre el corte de agua de mañana | prepare_notice | text
recuérdeles a los inquilinos que la asamblea es el jueves | prepare_notice | text
prepare un comunicado | prepare_notice | missing=text
abre una solicitud para el Local 1, la cortina está trabada | prepare_request | unit=Plaza Naco Local 1; text
el aire de la Villa 1 dejó de funcionar | prepare_request | unit=Villas Cabarete Villa 1; text
prioridad alta: fuga de agua en el 102 | prepare_request | unit=Residencial Gazcue 102; text; priority=high
Carmen pagó 45,000 pesos ayer | prepare_payment | tenant=Carmen Peralta; amount=45000; currency=DOP; day=2026-11-17
recibí US$2,100 de Michael | prepare_payment | tenant=Michael Brown; amount=2100; currency=USD
registrar un pago | prepare_payment | missing=tenant
¿cuántos meses de depósito puedo pedir? | law | text
¿puedo cambiar la cerradura si no paga? | law | text
¿cómo agrego un inquilino? | guide | text
pasos para cerrar el mes | guide | text
¿cómo exporto mis datos? | guide | text
abre los ajustes | place | text
¿dónde encuentro el calendario? | place | text
¿cuánto facturé el mes pasado? | measure | measure=billed; 2026-10-01..2026-10-31
cobros por forma de pago este año | measure | measure=collected; by=payment_method; 2026-01-01..2026-12-31
¿qué porcentaje de lo facturado cobré en octubre? | measure | measure=collection_rate; 2026-10-01..2026-10-31
total por cobrar en dólares | measure | measure=outstanding; currency=USD
tasa de morosidad | measure | measure=delinquency_rate
¿cuántos días se atrasan en promedio? | measure | measure=average_days_late
descuentos dados este año | measure | measure=credits_given; 2026-01-01..2026-12-31
ingresos por mes este año | measure | measure=income; by=month; 2026-01-01..2026-12-31
¿cuánto gané en septiembre? | measure | measure=income; 2026-09-01..2026-09-30; or=measure
gastos en pesos del mes pasado | measure | measure=expenses; 2026-10-01..2026-10-31; currency=DOP
resultado operativo por trimestre | measure | measure=net_operating_income; by=quarter
efectivo que entró este mes | measure | measure=cash_in; 2026-11-01..2026-11-30
ocupación por propiedad | measure | measure=occupancy_rate; by=property
días vacíos por unidad | measure | measure=vacant_days; by=unit
¿cuánto dura vacía una unidad en promedio? | measure | measure=average_days_vacant
alquiler potencial de Torre Anacaona | measure | measure=potential_rent; property=Torre Anacaona
renta por metro cuadrado | measure | measure=rent_per_area
¿cómo están mis alquileres frente al mercado? | measure | measure=rent_to_market
contratos activos en total | measure | measure=active_leases
contratos nuevos por mes | measure | measure=leases_started; by=month
¿cuántos contratos vencen en diciembre? | measure | measure=leases_ending; 2026-12-01..2026-12-31
rotación de inquilinos el año pasado | measure | measure=turnover_rate; 2025-01-01..2025-12-31
¿cuánto se quedan los inquilinos en promedio? | measure | measure=average_tenancy
¿cuántas averías entraron el mes pasado? | measure | measure=requests_opened; 2026-10-01..2026-10-31
¿qué porcentaje de averías se resolvió a tiempo? | measure | measure=resolved_in_time_rate
averías por unidad | measure | measure=requests_per_unit; or=measure
tasa de aprobación de solicitantes | measure | measure=approval_rate
borra el contrato de Carmen | none
escríbeme un poema | none
desaloja a Yokasta hoy | none
transfiere 500 dólares a mi cuenta | none
¿a cómo estará el dólar mañana? | none
`;

/** Every tool and most figures, asked in plain words. The engine was built with them, so they measure nothing. */
export const plainQuestions: readonly AskedQuestion[] = [
  ...askedQuestions('tenant', ofTenants),
  ...askedQuestions('owner', ofOwners),
];
