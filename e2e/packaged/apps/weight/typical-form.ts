import { HttpClient } from '@angular/common/http';
import { Component, inject } from '@angular/core';
import { FormControl, ReactiveFormsModule } from '@angular/forms';
import { MatButtonModule } from '@angular/material/button';
import { MatCheckboxModule } from '@angular/material/checkbox';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { MatMenuModule } from '@angular/material/menu';
import { MatToolbarModule } from '@angular/material/toolbar';

/** The first page of a business application: a bar, a menu, a form. */
@Component({
  selector: 'app-form',
  imports: [
    MatButtonModule,
    MatCheckboxModule,
    MatFormFieldModule,
    MatInputModule,
    MatMenuModule,
    MatToolbarModule,
    ReactiveFormsModule,
  ],
  template: `
    <mat-toolbar>
      Practice <button matButton [matMenuTriggerFor]="menu">Account</button>
    </mat-toolbar>
    <mat-menu #menu="matMenu"><button mat-menu-item>Sign out</button></mat-menu>
    <mat-form-field>
      <mat-label>Patient</mat-label>
      <input matInput [formControl]="patient" />
    </mat-form-field>
    <mat-checkbox [formControl]="isUrgent">Urgent</mat-checkbox>
    <button matButton="filled" (click)="send()">Send</button>
  `,
})
export class Form {
  private readonly http = inject(HttpClient);
  protected readonly patient = new FormControl('');
  protected readonly isUrgent = new FormControl(false);

  protected send(): void {
    this.http
      .post('/patients', { name: this.patient.value, isUrgent: this.isUrgent.value })
      .subscribe();
  }
}
