import { Component } from '@angular/core';
import { RouterOutlet } from '@angular/router';

/** The app that `ng new` writes, without its welcome page. */
@Component({
  selector: 'app-root',
  imports: [RouterOutlet],
  template: `<router-outlet />`,
})
export class App {}
