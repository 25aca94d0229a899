// Additions of hosts to the editor, and changes by hosts while it is open.
import './specs/editor-and-host/changes-meanwhile.cases';
import './specs/editor-and-host/own-form.cases';
import './specs/editor-and-host/sections.cases';
import './specs/editor-and-host/own-section.cases';
import './specs/editor-and-host/required-in-section.cases';
import './specs/editor-and-host/editor-fields.cases';
import './specs/editor-and-host/any-key.cases';
