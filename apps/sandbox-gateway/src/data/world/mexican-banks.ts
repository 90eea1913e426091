/**
 * Institutions of Mexico whose accounts have a CLABE, by its first three digits: the participants of SPEI in Banco de
 * México's list of 30 July 2026 (banxico.org.mx/cep-scl/listaInstituciones.do), under the names that their customers
 * know. Left out are the central bank and the systems that hold no customer's account (901 to 903).
 */
const table = `
002 Banamex
006 Bancomext
009 Banobras
012 BBVA México
014 Santander
019 Banjército
021 HSBC
030 BanBajío
036 Inbursa
042 Mifel
044 Scotiabank
058 Banregio
059 Invex
060 Bansí
062 Afirme
072 Banorte
106 Bank of America
108 MUFG
110 J.P. Morgan
112 Monex
113 Ve por Más (BX+)
124 Citi México
127 Azteca
128 Kapital
129 Barclays
130 Compartamos
132 Multiva
133 Actinver
135 Nafin
136 Intercam
137 BanCoppel
138 Ualá
140 Consubanco
141 Volkswagen Bank
145 Banco Base
147 Bankaool
148 PagaTodo
150 Inmobiliario Mexicano
151 Fundación Dondé
152 Bancrea
154 Covalto
155 ICBC
156 Sabadell
157 Shinhan
158 Mizuho
159 Bank of China
160 Banco S3
166 Banco del Bienestar
167 Hey Banco
168 Sociedad Hipotecaria Federal
600 Monex Casa de Bolsa
601 GBM
602 Masari
605 Value
616 Finamex
617 Valmex
620 Profuturo
631 CI Casa de Bolsa
634 Fincomún
638 Nu México
646 STP
652 Credicapital
653 Kuspit
656 Unagra
659 ASP Integra
661 Klar
670 Libertad
677 Caja Popular Mexicana
680 Cristóbal Colón
683 Caja Telefonistas
684 Transfer
685 FIRA
688 Crediclub
699 Fondeadora
703 Tesored
706 Arcus
710 NVIO
714 PPBalance
715 Cashi
720 MexPago
721 albo
722 Mercado Pago
723 Cuenca
725 Coopdesarrollo
727 Transfer Directo
728 Spin by OXXO
729 Depósitos y Pagos Digitales
730 Clip
732 Peibo
734 Finco Pay
738 Fintoc
`;

/** The institutions by name. */
export const mexicanBanks = table
  .trim()
  .split("\n")
  .map((line) => ({ code: line.slice(0, 3), name: line.slice(4) }))
  .toSorted((one, other) => one.name.localeCompare(other.name, "es"));
