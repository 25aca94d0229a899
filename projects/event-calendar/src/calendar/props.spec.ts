// Props and providers of hosts, and the choices of users in their place.
import './specs/props/values.cases';
import './specs/props/config.cases';
import './specs/props/view.cases';
import './specs/props/visible-date.cases';
import './specs/props/visible-resources.cases';
import './specs/props/preferences.cases';
import './specs/props/preferences-menu.cases';
import './specs/props/locale.cases';
import './specs/props/additions.cases';
import './specs/props/resource-templates.cases';
import './specs/props/timeline-page.cases';
import './specs/props/timeline-templates.cases';
import './specs/props/create-button.cases';
import './specs/props/scroll-before-view.cases';
