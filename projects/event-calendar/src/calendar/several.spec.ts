// Several events at once: selecting, moving, copying and deleting them.
import './specs/several/selecting.cases';
import './specs/several/menu.cases';
import './specs/several/change.cases';
import './specs/several/questions.cases';
import './specs/several/model.cases';
import './specs/several/meanwhile.cases';
import './specs/several/columns.cases';
import './specs/several/pasting.cases';
import './specs/several/properties.cases';
import './specs/several/gestures.cases';
import './specs/several/pointer.cases';
import './specs/several/page.cases';
