export { writeCsv, type CsvColumn, type CsvOptions } from './write-csv';
