import type { ContractParts } from './contracts.test-support.ts';

/** Parts of contracts that keep to the law, each in several wordings. */
export const cleanPartsEs: ContractParts = {
  parties: [
    'ENTRE: De una parte, la señora María Altagracia Peña, dominicana, mayor de edad, portadora de la cédula de identidad y electoral No. 001-1234567-8, quien se denominará LA PROPIETARIA; y de la otra parte, el señor José Luis Mateo, cédula No. 402-7654321-9, quien se denominará EL INQUILINO.',
    'De una parte, Inversiones del Cibao, S.R.L., RNC 1-31-12345-6, representada por el Lic. Ramón Díaz, en adelante «el arrendador»; de la otra parte, Yesenia Rosario, cédula 031-0011223-4, en adelante «la arrendataria».',
    'Comparecen: Pedro Antonio Castillo, cédula 223-0099887-6, dueño del inmueble, que aquí se llama EL ARRENDADOR, y Anne Dubois, pasaporte 15CV98765, que aquí se llama LA INQUILINA.',
  ],
  address: [
    'PRIMERO: La propietaria da en alquiler al inquilino el apartamento 3-B del residencial Las Palmas, ubicado en la calle Respaldo Los Robles No. 17, sector Bella Vista, Santo Domingo.',
    'Objeto. El arrendador alquila a la arrendataria la unidad 4 situada en la avenida 27 de Febrero núm. 205, ensanche Evaristo Morales, Distrito Nacional.',
    '1.º Inmueble. Se alquila la casa sita en la calle Duarte esq. Mella, núm. 48, municipio de Moca, provincia Espaillat.',
  ],
  description: [
    'El inmueble consta de tres habitaciones, dos baños, sala, cocina y un parqueo, y se entrega en buen estado, recién pintado.',
    'Descripción: dos dormitorios, un baño y balcón. El estado en que se entrega se describe en el acta de entrega anexa.',
    'Está compuesto por sala, comedor, cocina, una habitación y un baño; la inquilina lo recibe en perfectas condiciones de conservación.',
  ],
  furniture: [
    'Se entrega sin muebles.',
    'Mobiliario: una nevera, una estufa de cuatro hornillas y un inversor con dos baterías.',
    'El inventario de los enseres con que se alquila figura en el anexo A.',
  ],
  use: [
    'SEGUNDO: El inmueble se destina exclusivamente a vivienda familiar y no puede dársele otro uso sin acuerdo escrito.',
    'Uso: la unidad se usará como vivienda de la arrendataria y su familia.',
    'El destino de la casa es residencial; ningún negocio puede operar en ella.',
  ],
  price: [
    'TERCERO: El alquiler es de RD$35,000.00 mensuales, pagaderos a más tardar el día 5 de cada mes por transferencia a la cuenta del propietario en el Banco Popular. Se entrega recibo de cada pago.',
    'Precio. La renta mensual asciende a la suma de treinta mil pesos dominicanos (RD$30,000.00), que se paga dentro de los primeros cinco días de cada mes, en efectivo, en la oficina del arrendador.',
    'La inquilina paga US$850.00 al mes por concepto de alquiler, el primer día del mes, mediante depósito en la cuenta bancaria indicada por el arrendador, que da recibo.',
  ],
  term: [
    'CUARTO: El contrato tiene una duración de un (1) año, que comienza el 1 de marzo de 2026 y termina el 28 de febrero de 2027.',
    'Vigencia: doce (12) meses contados a partir del primero (1ro.) de abril del año 2026, con vencimiento el 31 de marzo de 2027. Se renueva por sí solo si nadie avisa lo contrario.',
    'El plazo va desde el 15/06/2026 hasta el 14/06/2028.',
  ],
  deposit: [
    'QUINTO: El inquilino entrega RD$70,000.00 en depósito, equivalentes a dos meses de alquiler, que se devuelven al terminar los doce meses del contrato si no hay deudas. Lo que se retenga se explica por escrito, con fotos, dentro de los cinco (5) días calendario de la entrega.',
    'Depósito. Como garantía se entrega un (1) mes de renta. No se aplica a alquileres pendientes. Toda retención se motiva por escrito en cinco días, con cotizaciones.',
    'La inquilina deja una fianza de US$1,700.00. Al devolver el inmueble se liquida, y los motivos de cualquier descuento se dan por escrito en no más de 5 días.',
  ],
  repairs: [
    'SEXTO: El propietario hace las reparaciones necesarias. El inquilino responde de los daños que cause y del mantenimiento menor.',
    'Reparaciones. Las reparaciones mayores y las estructurales son por cuenta del arrendador; las locativas, de la arrendataria.',
    'El arrendador mantiene la casa habitable y repara filtraciones, tuberías y electricidad en un plazo razonable.',
  ],
  notice: [
    'SÉPTIMO: Quien no desee continuar al vencimiento lo notifica a la otra parte por acto de alguacil con al menos noventa (90) días de anticipación.',
    'Aviso. La parte que no quiera renovar avisa por escrito y por alguacil con no menos de ciento veinte días antes del término.',
    'Para poner fin al contrato en su vencimiento se requiere un aviso notificado por alguacil tres (3) meses antes como mínimo, y nunca menos de 90 días.',
  ],
  domicile: [
    'Para los fines de este contrato las partes hacen elección de domicilio: la propietaria en la calle El Sol No. 9, Santiago; el inquilino en el inmueble alquilado.',
    'Domicilio: las partes eligen domicilio en las direcciones que figuran al inicio de este acto.',
    'Como domicilio de elección el arrendador fija su oficina de la avenida Lincoln y la inquilina la casa que alquila.',
  ],
  date: [
    'Hecho y firmado en dos originales en Santo Domingo, a los quince (15) días del mes de febrero del año 2026.',
    'Firmado en Santiago de los Caballeros el 20 de marzo de 2026.',
    'Fecha del contrato: 01/06/2026. Firmas al pie.',
  ],
};

/** Clauses that come close to a violation and are none. */
export const nearMissesEs: readonly string[] = [
  'El inquilino avisa al propietario de toda avería en un plazo de tres días.',
  'El propietario puede visitar el inmueble con aviso de 24 horas.',
  'El propietario no puede cambiar la cerradura ni cortar el agua o la luz por falta de pago.',
  'El inquilino no cambia las cerraduras sin autorización del propietario.',
  'Si el inquilino no paga la luz, la distribuidora puede suspender la energía eléctrica.',
  'El inquilino no subalquila ni cede el contrato sin autorización escrita del propietario.',
  'El inquilino puede subalquilar solo con autorización escrita del propietario.',
  'La venta del inmueble no termina este contrato, y el nuevo dueño queda obligado por él.',
  'Si el propietario vende, el comprador respeta el contrato hasta su vencimiento.',
  'En caso de muerte del inquilino, sus familiares tienen treinta (30) días para continuar el contrato.',
  'El fallecimiento del inquilino no termina el contrato de inmediato.',
  'Desde el segundo año el alquiler aumenta un 12 % anual, como las partes acuerdan expresamente.',
  'El propietario no puede aumentar el alquiler a su sola voluntad ni sin acuerdo del inquilino.',
  'El alquiler se revisa cada año por acuerdo escrito de ambas partes.',
  'La Ley 85-25 derogó la Ley 4314, la Ley 17-88 y el Decreto 4807.',
  'El recargo por mora es de RD$4,314.00 y no se acumula.',
  'La parcela 4807 del solar 17-88 figura en el certificado de título.',
  'El inquilino asiste a las asambleas del condominio con voz y sin voto.',
  'El propietario no puede prohibir que el inquilino participe en las reuniones del condominio.',
  'Ningún pago se hace sin recibo.',
  'La tarifa de depuración de RD$1,500.00 no es reembolsable.',
  'El depósito no se devuelve hasta que se entreguen las llaves.',
  'El inquilino puede terminar el contrato anticipadamente avisando con treinta (30) días.',
  'El propietario no responde de las reparaciones de daños causados por el inquilino.',
  'El inquilino paga las reparaciones de los daños que cause por su culpa.',
  'El propietario no retiene el depósito sin explicar las razones por escrito.',
  'El desalojo solo procede con sentencia de un juez; sin orden judicial no se desaloja a nadie.',
  'Todas las reparaciones que no sean menores las paga el propietario.',
  'El saldo del depósito se transfiere dentro de los treinta días; las razones de lo retenido se dan dentro de los cinco.',
  'El inquilino entrega además un mes por adelantado, que no es depósito.',
  'El propietario cambia las cerraduras antes de la entrega, a su costo.',
  'Si hay trabajos en el edificio, el administrador puede suspender el agua con dos días de aviso.',
];
