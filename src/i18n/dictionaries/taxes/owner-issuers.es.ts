import type { ownerIssuers as english } from './owner-issuers.en.ts';

export const ownerIssuers = {
  issuers: {
    title: 'Emisores',
    text: 'Quién emite los comprobantes y presenta los formatos: usted, o los propietarios cuyas propiedades administra.',
    issuer: 'Emisor',
    name: 'Nombre',
    receipts: 'Comprobantes',
    electronicNow: 'Electrónicos',
    paperNow: 'En papel',
    add: 'Agregar emisor',
    addText: 'Un propietario con su propio RNC o cédula. Después complete su perfil y agregue sus números.',
    added: 'Emisor agregado.',
    electronic: 'Comprobantes y dirección',
    electronicText: 'Un e-CF lleva el nombre, el RNC y la dirección del emisor. Lo demás es opcional.',
    late: (p) =>
      `Este emisor debía emitir e-CF desde el ${p.date}. Los números de papel solo sirven entonces en una contingencia declarada. Lo leímos de segunda mano, en resúmenes de los avisos 14-26 y 06-26 de la DGII.`,
    size: 'Tamaño según la DGII',
    sizeHint: 'Lo ve en la Oficina Virtual de la DGII.',
    sizeUnknown: 'Elija un tamaño',
    sizes: {
      large_national: 'Grande nacional',
      large_local: 'Grande local',
      medium: 'Mediano',
      small: 'Pequeño',
      micro: 'Microempresa',
      unclassified: 'No clasificado',
    },
    way: 'Cómo se emite',
    ways: {
      paper: 'En papel',
      direct: 'Desde aquí, con su certificado',
      provider: 'Con un proveedor certificado',
      external: 'En otro programa',
    },
    since: 'Emisor electrónico desde',
    sinceHint: 'Desde este día solo se dan números de la serie E.',
    never: 'Todavía no',
    environment: 'Ambiente de la DGII',
    environmentHint: 'Solo producción tiene valor fiscal.',
    environments: {
      testecf: 'Pruebas (testecf)',
      certecf: 'Certificación (certecf)',
      ecf: 'Producción (ecf)',
    },
    address: 'Dirección',
    tradeName: 'Nombre comercial',
    municipality: 'Código del municipio',
    province: 'Código de la provincia',
    codeHint: 'Seis dígitos de la lista de la DGII. Distrito Nacional: 010101 y 010000.',
    phone: 'Teléfono',
    email: 'Correo',
    contingency: 'Guardado para una contingencia',
    contingencyHint: 'Fuera de una contingencia no se da ninguno de estos números de papel.',
    noExpiry: 'Los números E32 y E34 no vencen.',
    properties: 'Propiedades de este emisor',
    propertiesText: 'Sus comprobantes llevan el nombre y los números de este emisor.',
    propertiesOfOwn: 'Suyas son todas las que no tienen otro emisor. Aquí están las que usted mismo eligió.',
    noProperties: 'Ninguna elegida.',
    property: 'Propiedad',
    chooseProperty: 'Elija una propiedad',
    from: 'Desde',
    assign: 'Elegir propiedad',
    assignText: (p) =>
      `Desde el día que elija, los comprobantes y las facturas de la propiedad son de ${p.name}. Los comprobantes ya emitidos y las facturas registradas no cambian.`,
    assigned: 'Emisor de la propiedad guardado.',
    secondHand: 'de segunda mano',
    problems: {
      nameLong: 'Use hasta 150 caracteres.',
      addressLong: 'Use hasta 100 caracteres.',
      addressMissing: 'Los comprobantes electrónicos necesitan la dirección.',
      wayMissing: 'Elija una forma que no sea en papel.',
      codeMalformed: 'Escriba seis dígitos.',
      phoneMalformed: 'Escríbalo como 809-555-0100.',
      emailMalformed: 'Escriba un correo válido.',
      dateMalformed: 'Escriba una fecha.',
    },
  },
  checklist: {
    title: 'Hacerse emisor electrónico',
    text: 'Lo que usted hace en la DGII. Lo que solo leímos en resúmenes de otros está marcado.',
    ask: 'Nada de esto es asesoría fiscal ni legal, y nada se probó contra la DGII. Pregunte a su contador.',
    parts: [
      {
        title: 'Antes de solicitarlo',
        items: [
          { text: 'Un RNC activo y acceso a la Oficina Virtual.', isSecondHand: false },
          { text: 'Autorización para emitir comprobantes e impuestos al día.', isSecondHand: false },
          {
            text: 'Un certificado digital para procedimientos tributarios, a nombre de una persona. Esa persona necesita el rol de firmante para el RNC del emisor. Una persona puede firmar por varios.',
            isSecondHand: false,
          },
          {
            text: 'El formulario FI-GDF-016 en línea. Tarda más o menos un día laborable.',
            isSecondHand: false,
          },
        ],
      },
      {
        title: 'Con un programa propio',
        items: [
          {
            text: 'Enviar el set de pruebas de la DGII: 21 e-CF, 4 resúmenes y 11 aprobaciones. Luego simulaciones propias y los PDF.',
            isSecondHand: false,
          },
          { text: 'Un solo rechazo hace empezar de nuevo la prueba de datos.', isSecondHand: true },
          {
            text: 'Recibir documentos y aprobaciones, registrar las direcciones de sus servicios y firmar la declaración jurada.',
            isSecondHand: false,
          },
        ],
      },
      {
        title: 'Con un proveedor certificado o el facturador gratuito de la DGII',
        items: [
          {
            text: 'Con un proveedor certificado solo faltan las simulaciones y las direcciones.',
            isSecondHand: false,
          },
          {
            text: 'El facturador gratuito da unos 150 comprobantes al mes, en pesos y escritos a mano.',
            isSecondHand: true,
          },
        ],
      },
      {
        title: 'Quién guarda la llave',
        items: [
          { text: 'La ley pide que solo la controle quien firma (Ley 32-23, art. 6).', isSecondHand: false },
          { text: 'El Decreto 587-24 permite que la guarde un proveedor certificado.', isSecondHand: true },
          {
            text: 'Busque asesoría legal antes de usar una llave guardada en producción.',
            isSecondHand: false,
          },
        ],
      },
      {
        title: 'Qué cambia después',
        items: [
          { text: 'El Estado no retiene el 5% de ISR de un e-CF (Ley 32-23, art. 34).', isSecondHand: false },
          {
            text: 'El 606, el IT-1 y el IR-17 siguen. El 607 y el 608 solo llevan números de papel.',
            isSecondHand: true,
          },
          {
            text: 'Los comprobantes de papel ya emitidos siguen valiendo. Se corrigen con un E34.',
            isSecondHand: true,
          },
        ],
      },
    ],
  },
} satisfies typeof english;
